import {Box} from '@sanity/ui'
import {UserAvatar, useRelativeTime, useSchema, useUser} from 'sanity'

import {SentenceList} from '../history/sentence-list.tsx'
import {UndoPublish} from '../history/versions/undo-publish.tsx'
import {useDescribedPublication} from '../history/versions/use-described-publication.ts'
import {DocumentName} from '../ui/document-name.tsx'
import {LinkRow} from './link-row.tsx'
import type {Publication} from './publications.ts'

/** "Rates · Maria, 5 minutes ago" with a link to the document, what changed, and the way back. */
export function PublishedRow({publication, type}: {publication: Publication; type: string}) {
  const {documentId, revision, author, timestamp} = publication
  const described = useDescribedPublication(documentId, type, revision)
  const [user] = useUser(author)
  const kind = useSchema().get(type)?.title
  const since = useRelativeTime(timestamp, {useTemporalPhrase: true})
  const name = user?.displayName ?? 'Somebody'
  return (
    <LinkRow
      to={{id: documentId, type}}
      media={<UserAvatar user={author} size={1} />}
      title={<DocumentName id={documentId} type={type} />}
      detail={[kind, `${name}, ${since}`].filter(Boolean).join(' · ')}
      below={
        described && (
          <Box paddingLeft={6} paddingRight={3} paddingBottom={3}>
            <SentenceList
              sentences={described.before ? described.sentences : ['First version']}
              limit={3}
            />
          </Box>
        )
      }
    >
      {described && <UndoPublish documentId={documentId} documentType={type} version={described} />}
    </LinkRow>
  )
}
