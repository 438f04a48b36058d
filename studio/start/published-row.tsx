import {UserAvatar, useRelativeTime, useSchema, useUser} from 'sanity'

import {DocumentName} from '../document-name.tsx'
import {LinkRow} from './link-row.tsx'
import type {Publication} from './publications.ts'

/** "Rates · Maria published it 5 minutes ago", with a link to the document. */
export function PublishedRow({publication, type}: {publication: Publication; type: string}) {
  const {documentId, author, timestamp} = publication
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
    />
  )
}
