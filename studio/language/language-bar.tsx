import {Button, Card, Flex, Stack, Text, useMediaIndex} from '@sanity/ui'
import {type InputProps, getPublishedId, useFormValue} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter} from 'sanity/structure'

import {mainLanguage} from '../../domain/language.ts'
import {textAt} from '../history/changes/content-shape.ts'
import {translatedTypes} from '../schema/translated-types.ts'
import {BeginTranslation} from './begin-translation.tsx'
import {CopyStructure} from './copy-structure-button.tsx'
import {languageName} from './language-name.ts'
import {openVersions, panesWith} from './language-panes.ts'
import {type LanguageVersion, useLanguageVersions} from './use-language-versions.ts'

/** The form of a page, and above it its languages. */
export function FormWithLanguages(props: InputProps) {
  const id = useFormValue(['_id'])
  const type = props.schemaType.name
  if (props.path.length > 0 || typeof id !== 'string' || !translatedTypes.includes(type)) {
    return props.renderDefault(props)
  }
  return (
    <Stack gap={5}>
      <LanguageBar id={getPublishedId(id)} type={type} />
      {props.renderDefault(props)}
    </Stack>
  )
}

/** Which language the form shows, a switch to the others, and how far each of them is. */
function LanguageBar({id, type}: {id: string; type: string}) {
  const versions = useLanguageVersions(id)
  const {shown, show, canSplit} = useShownVersions(id, type)
  if (!versions) return null
  const begun = versions.filter(isBegun)
  const own = versions.find((version) => version.id === id)
  const original = versions.find(({language}) => language === mainLanguage)
  // The same that the rule of the page compares with: what waits in English is no part of the site yet.
  const english = original?.published ?? original?.draft
  const missing = versions.filter((version) => !isBegun(version))
  const isShown = (ids: string[]) => ids.join() === shown.join()
  const all = begun.map((version) => version.id)
  return (
    <Card border radius={2} padding={3} as="section" aria-label="Languages of this page">
      <Stack gap={3}>
        <Flex align="center" gap={2} wrap="wrap">
          {begun.map((version) => (
            <Button
              key={version.id}
              {...quiet}
              text={languageName(version.language)}
              selected={isShown([version.id])}
              aria-pressed={isShown([version.id])}
              onClick={() => show([version.id], textAt(version.draft ?? version.published, 'path'))}
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
              <BeginTranslation
                key={language}
                original={original}
                language={language}
                onBegun={(ownId) => show(canSplit ? [original.id, ownId] : [ownId])}
              />
            ))}
        </Flex>
        <Text size={1} muted>
          {own && `This form is the ${languageName(own.language)} version. `}
          {versions.map((version) => state(version)).join(' ')}
        </Text>
        {type !== 'job' && own && own !== original && english && (
          <CopyStructure original={english} own={own} />
        )}
      </Stack>
    </Card>
  )
}

function isBegun({draft, published}: LanguageVersion): boolean {
  return Boolean(draft ?? published)
}

function state(version: LanguageVersion): string {
  const {draft, published} = version
  const name = languageName(version.language)
  if (!draft && !published) return `${name}: not begun.`
  if (!published) return `${name}: not on the site yet.`
  return draft ? `${name}: on the site, with changes that wait.` : `${name}: on the site.`
}

const quiet = {mode: 'bleed', fontSize: 1, padding: 3} as const

/** The versions that are open, and how to open others: beside each other in Content, one after another in Preview. */
function useShownVersions(id: string, type: string) {
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
    shown: openVersions(pane),
    canSplit: !isNarrow,
    show: (ids: string[]) => router.navigate({panes: panesWith(ids, type, pane)}),
  }
}
