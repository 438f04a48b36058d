import {getPublishedId} from '@sanity/client/csm'
import {RestoreIcon} from '@sanity/icons/Restore'
import {Box, Button, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useEffect, useRef, useState} from 'react'
import {useClient, useEditState, useSchema} from 'sanity'
import type {DocumentInspector, DocumentInspectorProps, SanityDocument} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {SentenceList} from '../../ui/sentence-list.tsx'
import {useFocusAfterRemoval} from '../../ui/use-focus-after-removal.ts'
import {focusOrNext, focusedOpener, useReturnFocus} from '../../ui/use-return-focus.ts'
import {describeChange} from './described-version.ts'
import {historyInspectorName} from './replace-history.ts'
import {RestoreVersion} from './restore-version.tsx'
import {useDescribedVersions} from './use-described-versions.ts'
import {VersionRow} from './version-row.tsx'

/** The history of a document in sentences, beside its form. */
export const changesInspector: DocumentInspector = {
  name: historyInspectorName,
  component: Changes,
  useMenuItem: () => ({title: 'What changed', icon: RestoreIcon, showAsAction: true}),
  // As in Sanity's History: the line below the form opens this with parameters of that one.
  onClose: ({params}) => ({
    params: {
      ...params,
      since: undefined,
      rev: undefined,
      changesInspectorTab: undefined,
      historyVersion: undefined,
    },
  }),
}

const pageSize = 10

function Changes({documentId, documentType, onClose}: DocumentInspectorProps) {
  const id = getPublishedId(documentId)
  const {draft, published} = useEditState(id, documentType)
  const [limit, setLimit] = useState(pageSize)
  const described = useDescribedVersions(id, documentType, published?._rev, limit)
  const unpublished = useUnpublished(documentType, draft, published)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const older = useFocusAfterRemoval(() => {
    const firstShown = list.current?.children[limit - pageSize]?.querySelector('button') ?? null
    if (!focusOrNext(firstShown)) heading.current?.focus()
  })
  const [opener] = useState(focusedOpener)
  // Somebody who has opened something else instead has the focus there.
  useReturnFocus(undefined, () => (document.activeElement === document.body ? opener : null))
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Flex align="center" justify="space-between">
          <Heading ref={heading} as="h2" size={1} tabIndex={-1}>
            What changed
          </Heading>
          <Button text="Close" mode="bleed" fontSize={1} padding={2} onClick={onClose} />
        </Flex>
        {draft && published && unpublished && unpublished.length > 0 && (
          <Stack gap={3}>
            <Text size={1} weight="medium">
              Not published yet
            </Text>
            <SentenceList sentences={unpublished} />
          </Stack>
        )}
        {described === 'failed' && (
          <Text size={1}>
            The history cannot be read at the moment. Check your connection. Everything else works.
          </Text>
        )}
        {described && described !== 'failed' && (
          <Stack ref={list} as="ol" gap={0} style={{listStyle: 'none', margin: 0, padding: 0}}>
            {described.versions.length === 0 && (
              <Text size={1}>The history holds no published version.</Text>
            )}
            {described.versions.map((version) => (
              <VersionRow key={version.revision} version={version}>
                {version.revision !== published?._rev && (
                  <RestoreVersion
                    documentId={id}
                    documentType={documentType}
                    version={version}
                    current={draft ?? published}
                    hasEdits={Boolean(draft)}
                  />
                )}
              </VersionRow>
            ))}
          </Stack>
        )}
        <div {...older}>
          {described && described !== 'failed' && described.hasOlder && (
            <Button
              text="Show older versions"
              mode="ghost"
              onClick={() => setLimit((number) => number + pageSize)}
            />
          )}
        </div>
      </Stack>
    </Box>
  )
}

/** What publishing the draft would change for visitors. */
function useUnpublished(
  documentType: string,
  draft: SanityDocument | null,
  published: SanityDocument | null,
) {
  const client = useClient({apiVersion})
  const type = useSchema().get(documentType)
  const [sentences, setSentences] = useState<string[] | null>(null)
  useEffect(() => {
    if (!type || !draft || !published) return
    let isStale = false
    describeChange(client, type, published, draft).then(
      (answer) => !isStale && setSentences(answer),
      () => !isStale && setSentences(null),
    )
    return () => {
      isStale = true
    }
  }, [client, type, draft, published])
  return sentences
}
