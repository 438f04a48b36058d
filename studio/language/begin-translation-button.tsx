import {TranslateIcon} from '@sanity/icons/Translate'
import {useToast} from '@sanity/ui/toast'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import type {Language} from '../../domain/language.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {BusyButton} from '../ui/busy-button.tsx'
import {beginTranslation} from './begin-translation.ts'
import {translationId} from './document-language.ts'
import {languageName} from './language-name.ts'
import type {DocumentTranslation} from './use-document-translations.ts'

/** Begins a page in another language: the same sections and pictures, with texts to be written. */
export function BeginTranslationButton({
  original: {draft, published},
  language,
  onBegun,
}: {
  original: DocumentTranslation
  language: Language
  onBegun: (id: string) => void
}) {
  const client = useClient({apiVersion})
  const schema = useSchema()
  const toast = useToast()
  const showFailure = useFailureToast()
  const original = draft ?? published
  const begin = async () => {
    const type = original && schema.get(original._type)
    if (!type) return
    try {
      await beginTranslation(client, type, original, language)
      toast.push({
        status: 'success',
        title: `The ${languageName(language)} version has the same sections and pictures. Write its texts, then press Publish.`,
      })
      onBegun(translationId(original._id, language))
    } catch (error) {
      showFailure(error, {
        nothingDone: `The ${languageName(language)} version could not be started.`,
        unknown: `The Studio cannot tell whether the ${languageName(language)} version was started.`,
      })
    }
  }
  return (
    <BusyButton
      icon={TranslateIcon}
      padding={3}
      text={`Start the ${languageName(language)} version`}
      busyText="Starting…"
      onPress={begin}
    />
  )
}
