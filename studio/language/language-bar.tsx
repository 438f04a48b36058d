import {getPublishedId} from '@sanity/client/csm'
import {Button, Card, Flex, Stack, Text, useMediaIndex} from '@sanity/ui'
import {type InputProps, useFormValue} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter} from 'sanity/structure'

import {mainLanguage} from '../../domain/language.ts'
import {textAt} from '../content/content-value.ts'
import {translatedTypes} from '../schema/translated-types.ts'
import {useIsUnmounted} from '../ui/use-is-unmounted.ts'
import {BeginTranslationButton} from './begin-translation-button.tsx'
import {CopyStructureButton} from './copy-structure-button.tsx'
import {languageName} from './language-name.ts'
import {openTranslations, panesWith} from './language-panes.ts'
import {type DocumentTranslation, useDocumentTranslations} from './use-document-translations.ts'

/** The form of a page, and above it its languages. */
export function FormWithLanguages(props: InputProps) {
  const id = useFormValue(['_id'])
  const type = props.schemaType.name
  if (props.path.length > 0 || typeof id !== 'string' || !translatedTypes.includes(type)) {
    return props.renderDefault(props)
  }
  return (
    <Stack gap={5}>
      <LanguageBar id={getPublishedId(id)} type={type} readOnly={props.readOnly} />
      {props.renderDefault(props)}
    </Stack>
  )
}

/** Which language the form shows, a switch to the others, and how far each of them is. */
function LanguageBar({
  id,
  type,
  readOnly,
}: {
  id: string
  type: string
  readOnly: boolean | undefined
}) {
  const translations = useDocumentTranslations(id)
  const {shown, show, canSplit} = useShownTranslations(id, type)
  const isUnmounted = useIsUnmounted()
  if (!translations) return null
  const begun = translations.filter(isBegun)
  const own = translations.find((translation) => translation.id === id)
  const original = translations.find(({language}) => language === mainLanguage)
  // Compared with what is published, as the rule of the page does: an English draft is not on the site yet.
  const english = original?.published ?? original?.draft
  const missing = translations.filter((translation) => !isBegun(translation))
  const isShown = (ids: string[]) => ids.join() === shown.join()
  const all = begun.map((translation) => translation.id)
  return (
    <Card border radius={2} padding={3} as="section" aria-label="Languages of this page">
      <Stack gap={3}>
        <Flex align="center" gap={2} wrap="wrap">
          {begun.map((translation) => (
            <Button
              key={translation.id}
              {...quiet}
              text={languageName(translation.language)}
              selected={isShown([translation.id])}
              aria-pressed={isShown([translation.id])}
              onClick={() =>
                show([translation.id], textAt(translation.draft ?? translation.published, 'path'))
              }
            />
          ))}
          {canSplit && begun.length > 1 && (
            <Button
              {...quiet}
              text={begun.length > 2 ? 'All side by side' : 'Both side by side'}
              selected={isShown(all)}
              aria-pressed={isShown(all)}
              onClick={() => show(all)}
            />
          )}
          {original &&
            isBegun(original) &&
            missing.map(({language}) => (
              <BeginTranslationButton
                key={language}
                original={original}
                language={language}
                onBegun={(ownId) => {
                  // Somebody who has opened something else meanwhile stays there.
                  if (!isUnmounted.current) show(canSplit ? [original.id, ownId] : [ownId])
                }}
              />
            ))}
        </Flex>
        <Text size={1} muted>
          {own && `This form is the ${languageName(own.language)} version. `}
          {translations.map((translation) => state(translation)).join(' ')}
        </Text>
        {!readOnly && type !== 'job' && own && own !== original && english && (
          <CopyStructureButton original={english} own={own} />
        )}
      </Stack>
    </Card>
  )
}

function isBegun({draft, published}: DocumentTranslation): boolean {
  return Boolean(draft ?? published)
}

function state(translation: DocumentTranslation): string {
  const {draft, published} = translation
  const name = languageName(translation.language)
  if (!draft && !published) return `${name}: not started.`
  if (!published) return `${name}: not on the site yet.`
  return draft ? `${name}: on the site, with changes that wait.` : `${name}: on the site.`
}

const quiet = {mode: 'bleed', fontSize: 1, padding: 3} as const

/** The translations that are open, and how to open others: beside each other in Content, one after another in Preview. */
function useShownTranslations(id: string, type: string) {
  const {routerPanesState: panes, groupIndex} = usePaneRouter()
  const router = useRouter()
  const isNarrow = useMediaIndex() < 3
  if (panes.length === 0) {
    return {
      shown: [id],
      canSplit: false,
      show: ([other = id]: string[], preview?: string) =>
        router.navigateIntent('edit', {
          id: other,
          type,
          mode: 'presentation',
          presentation: 'presentation',
          ...(preview && {preview}),
        }),
    }
  }
  const pane = {panes, groupIndex}
  return {
    shown: openTranslations(pane),
    canSplit: !isNarrow,
    show: (ids: string[]) => router.navigate({panes: panesWith(ids, type, pane)}),
  }
}
