import {TranslateIcon} from '@sanity/icons/Translate'
import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import {type Path, pathToString, useClient} from 'sanity'
import {useIntentLink} from 'sanity/router'

import {apiVersion} from '../../../domain/api-version.ts'
import {useFailureToast} from '../../failures/use-failure-toast.ts'
import {languageName} from '../../language/language-name.ts'
import {markAsChecked} from '../../language/translation-checks.ts'
import {BusyButton} from '../../ui/busy-button.tsx'
import {DocumentName} from '../../ui/document-name.tsx'
import {MoreItems} from '../../ui/sentence-list.tsx'
import {useFocusAfterRemoval} from '../../ui/use-focus-after-removal.ts'
import {LinkRow} from '../link-row.tsx'
import {Panel, Rows} from '../panel.tsx'
import type {StartPageData} from '../use-start-page-data.ts'
import type {ChangedInEnglish} from './changed-in-english.ts'
import {useChangedInEnglish} from './use-changed-in-english.ts'

/** What changed in English since the other language was published, field by field. Renders nothing when nothing did. */
export function ChangedInEnglishPanel({
  published,
  checks,
  focusAfterLast,
}: Pick<StartPageData, 'published' | 'checks'> & {
  /** Where the focus goes once nothing is left in the list. */
  focusAfterLast: () => void
}) {
  const changed = useChangedInEnglish(published, checks)
  const list = useFocusAfterRemoval(focusAfterLast)
  if (changed.length === 0) return null
  return (
    <Panel
      title="Changed in English"
      description="These pages were changed in English after their other language was published. Check whether it still matches."
      count={changed.length}
    >
      <div {...list}>
        <Rows>
          {changed.map((page) => (
            <ChangedPage key={page.id} {...page} />
          ))}
        </Rows>
      </div>
    </Panel>
  )
}

const maxChanges = 8

function ChangedPage({id, type, language, publishedAt, changes}: ChangedInEnglish) {
  return (
    <LinkRow
      to={{id, type}}
      icon={TranslateIcon}
      title={<DocumentName id={id} type={type} />}
      detail={`The ${languageName(language)} version`}
      below={
        <Box paddingLeft={6} paddingRight={3} paddingBottom={3}>
          <Stack as="ul" gap={2} padding={0} style={{listStyle: 'none', margin: 0}}>
            {changes.slice(0, maxChanges).map((change) => (
              <ChangedField
                key={change.sentence}
                id={id}
                type={type}
                language={languageName(language)}
                {...change}
              />
            ))}
            <MoreItems count={changes.length - maxChanges} />
          </Stack>
        </Box>
      }
    >
      <Box paddingRight={3}>
        <StillRight id={id} language={language} publishedAt={publishedAt} />
      </Box>
    </LinkRow>
  )
}

/** Takes a page from the list where what changed in English needs nothing in the other language. */
function StillRight({
  id,
  language,
  publishedAt,
}: Pick<ChangedInEnglish, 'id' | 'language' | 'publishedAt'>) {
  const client = useClient({apiVersion})
  const showFailure = useFailureToast()
  return (
    <BusyButton
      text={`${languageName(language)} is still right`}
      busyText="Saving…"
      onPress={() =>
        markAsChecked(client, id, publishedAt).catch((error: unknown) =>
          showFailure(error, {nothingDone: 'This stays in the list.'}),
        )
      }
    />
  )
}

function ChangedField({
  id,
  type,
  language,
  sentence,
  path,
}: {
  id: string
  type: string
  language: string
  sentence: string
  path: Path
}) {
  const link = useIntentLink({
    intent: 'edit',
    params: {id, type, ...(path.length > 0 && {path: pathToString(path)})},
  })
  return (
    <Flex as="li" align="center" gap={3}>
      <Box flex={1}>
        <Text size={1} style={{overflowWrap: 'anywhere'}}>
          {sentence}
        </Text>
      </Box>
      <Button
        as="a"
        {...link}
        mode="ghost"
        fontSize={1}
        padding={2}
        text={`${language} field`}
        aria-label={`${language} field for: ${sentence}`}
      />
    </Flex>
  )
}
