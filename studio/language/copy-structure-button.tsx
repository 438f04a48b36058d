import {CopyIcon} from '@sanity/icons/Copy'
import {Flex} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useRef} from 'react'
import {type SanityDocument, useClient, useDocumentOperation, useFormValue, useSchema} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import {isRecord} from '../../domain/is-record.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {BusyButton} from '../ui/busy-button.tsx'
import {additions} from './additions.ts'
import {withStructureOf} from './copy-structure.ts'
import {readTranslatedLinks} from './translated-links.ts'
import type {DocumentTranslation} from './use-document-translations.ts'

/** Brings into the form what is new in English: sections with empty texts, and pictures where there are none. */
export function CopyStructureButton({
  original,
  own: {id, language},
}: {
  original: SanityDocument
  own: DocumentTranslation
}) {
  const client = useClient({apiVersion})
  const type = useSchema().get(original._type)
  const toast = useToast()
  const showFailure = useFailureToast()
  const {patch} = useDocumentOperation(id, original._type)
  const form = useFormValue([])
  const formNow = useRef(form)
  useEffect(() => {
    formNow.current = form
  }, [form])
  if (!type) return null
  const copy = async () => {
    try {
      const inLanguage = await readTranslatedLinks(client, original, language)
      // Somebody may have written on while the answer was under way.
      const own = isRecord(formNow.current) ? formNow.current : {}
      const added = additions(own, withStructureOf(type, original, own, inLanguage))
      if (added.length > 0) patch.execute(added)
      toast.push({
        status: added.length > 0 ? 'success' : 'info',
        title:
          added.length > 0
            ? 'New sections and pictures are in the form. Their texts are yours to write.'
            : 'There is nothing to copy: the sections and pictures are the same.',
      })
    } catch (error) {
      showFailure(error, {nothingDone: 'Nothing was copied.'})
    }
  }
  return (
    <Flex>
      <BusyButton
        icon={CopyIcon}
        padding={3}
        text="Copy structure and pictures from English"
        busyText="Copying…"
        onPress={copy}
      />
    </Flex>
  )
}
