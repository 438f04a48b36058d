import {TranslateIcon} from '@sanity/icons/Translate'
import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../domain/api-version.ts'
import type {Language} from '../../domain/language.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {translationId} from './document-language.ts'
import {languageName} from './language-name.ts'
import {beginTranslation} from './translation.ts'
import type {DocumentTranslation} from './use-document-translations.ts'

/** Begins a page in another language: the same sections and pictures, with texts to be written. */
export function BeginTranslation({
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
  const [isBusy, setBusy] = useState(false)
  const original = draft ?? published
  const begin = async () => {
    const type = original && schema.get(original._type)
    if (!type) return
    setBusy(true)
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
    setBusy(false)
  }
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={3}
      icon={TranslateIcon}
      text={`Start the ${languageName(language)} version`}
      disabled={isBusy}
      loading={isBusy}
      onClick={() => void begin()}
    />
  )
}
