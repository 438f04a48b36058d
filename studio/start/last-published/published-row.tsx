import {Box, Stack, Text} from '@sanity/ui'
import {UserAvatar, useRelativeTime, useUser} from 'sanity'
import {IntentLink} from 'sanity/router'

import {miamiTimeZone} from '../../../domain/time/miami-time.ts'
import {UndoPublish} from '../../history/versions/undo-publish.tsx'
import {useDescribedPublication} from '../../history/versions/use-described-publication.ts'
import {DocumentName} from '../../ui/document-name.tsx'
import {SentenceList} from '../../ui/sentence-list.tsx'
import {useTypeTitle} from '../../ui/use-type-title.ts'
import {LinkRow} from '../link-row.tsx'
import {AuthorRow} from './author-row.tsx'
import type {Publication} from './publications.ts'

type Published = {id: string; type: string}
type Row = {publication: Publication; documents: Published[]}

/** A publish of one document, or of several together. */
export function PublishedRow({publication, documents}: Row) {
  const [first, ...others] = documents
  if (!first) return null
  return others.length === 0 ? (
    <DocumentRow publication={publication} document={first} />
  ) : (
    <TogetherRow publication={publication} documents={documents} />
  )
}

/** "Rates · Maria, 5 minutes ago" with a link to the document, what changed, and the way back. */
function DocumentRow({publication, document}: Pick<Row, 'publication'> & {document: Published}) {
  const {author, revision} = publication
  const kind = useTypeTitle(document.type, document.id)
  const by = useByWhom(publication)
  return (
    <LinkRow
      to={document}
      media={<UserAvatar user={author} size={1} />}
      title={<DocumentName {...document} />}
      detail={[kind, by].filter(Boolean).join(' · ')}
      below={
        <Box paddingLeft={6} paddingRight={3} paddingBottom={3}>
          <WhatChanged {...document} revision={revision} limit={3} />
        </Box>
      }
    >
      <UndoPublish documentId={document.id} revision={revision} name={kind ?? 'this document'} />
    </LinkRow>
  )
}

/** "3 documents published together · Maria, 5 minutes ago", undone as they were published: all of them. */
function TogetherRow({publication, documents}: Row) {
  const {author, revision, documentIds} = publication
  const by = useByWhom(publication)
  const title = `${documents.length} documents published together`
  return (
    <AuthorRow
      author={author}
      title={title}
      detail={by}
      wayBack={<UndoPublish documentId={documentIds[0] ?? ''} revision={revision} name={title} />}
    >
      <Box paddingLeft={6} paddingRight={3} paddingBottom={3}>
        <Stack as="ul" gap={3} padding={0} style={{listStyle: 'none', margin: 0}}>
          {documents.map((document) => (
            <Stack as="li" gap={2} key={document.id}>
              <Text size={1} weight="medium">
                <IntentLink intent="edit" params={document}>
                  <DocumentName {...document} />
                </IntentLink>
              </Text>
              <WhatChanged {...document} revision={revision} limit={2} />
            </Stack>
          ))}
        </Stack>
      </Box>
    </AuthorRow>
  )
}

function useByWhom({author, timestamp}: Publication) {
  const [user] = useUser(author)
  const since = useRelativeTime(timestamp, {useTemporalPhrase: true, timeZone: miamiTimeZone})
  return `${user?.displayName ?? 'Somebody'}, ${since}`
}

function WhatChanged({id, type, revision, limit}: Published & {revision: string; limit: number}) {
  const described = useDescribedPublication(id, type, revision)
  if (!described) return null
  return <SentenceList sentences={described.sentences} limit={limit} />
}
