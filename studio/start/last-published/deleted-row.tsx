import {useRelativeTime, useSchema, useUser} from 'sanity'

import {miamiTimeZone} from '../../../domain/time/miami-time.ts'
import {textAt} from '../../content/content-value.ts'
import {documentTitle} from '../../content/item-name.ts'
import {BringBackButton} from '../../history/deleted/bring-back-button.tsx'
import type {Deletion} from '../../history/deleted/deletions.ts'
import {AuthorRow} from './author-row.tsx'

/** "Night Dispatcher · deleted by Maria, 5 minutes ago", and the way back. */
export function DeletedRow({deletion}: {deletion: Deletion}) {
  const {author, timestamp, content} = deletion
  const [user] = useUser(author)
  const type = useSchema().get(textAt(content, '_type'))
  const since = useRelativeTime(timestamp, {useTemporalPhrase: true, timeZone: miamiTimeZone})
  const name = documentTitle(type, content)
  const by = `deleted by ${user?.displayName ?? 'somebody'}, ${since}`
  return (
    <AuthorRow
      author={author}
      title={name}
      detail={[type?.title, by].filter(Boolean).join(' · ')}
      wayBack={<BringBackButton deletion={deletion} name={name} />}
    />
  )
}
