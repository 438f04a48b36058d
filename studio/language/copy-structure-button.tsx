import {CopyIcon} from '@sanity/icons/Copy'
import {Button, Flex} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useClient, useDocumentOperation, useSchema} from 'sanity'

import {failureToast} from '../ui/toast-options.ts'
import {fieldsToCopy} from './translation.ts'
import type {LanguageVersion} from './use-language-versions.ts'

/** Brings into the form what is new in English: sections with empty texts, and pictures where there are none. */
export function CopyStructure({original, own}: Record<'original' | 'own', LanguageVersion>) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const [english, document] = [original, own].map(({draft, published}) => draft ?? published)
  const type = schema.get(document?._type ?? '')
  const {patch} = useDocumentOperation(own.id, document?._type ?? '')
  if (!english || !document || !type) return null
  const copy = async () => {
    try {
      const fields = await fieldsToCopy(client, type, english, document, own.language)
      const isNew = Object.keys(fields).length > 0
      if (isNew) patch.execute([{set: fields}])
      toast.push({
        status: isNew ? 'success' : 'info',
        title: isNew
          ? 'New sections and pictures are in the form. Their texts are yours to write.'
          : 'There is nothing to copy: the sections and pictures are the same.',
      })
    } catch {
      toast.push(failureToast)
    }
  }
  return (
    <Flex>
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        icon={CopyIcon}
        style={{maxWidth: '100%'}}
        text="Copy structure and pictures from English"
        onClick={() => void copy()}
      />
    </Flex>
  )
}
