import {useClient} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {readDeletions} from '../../history/deleted/deletions.ts'
import type {Deletion} from '../../history/deleted/deletions.ts'
import {useRetriedRead} from '../../ui/use-retried-read.ts'
import {documentTypes} from '../use-start-page-data.ts'
import type {StartPageData} from '../use-start-page-data.ts'
import {readPublications} from './publications.ts'
import type {Publication} from './publications.ts'

type LastChanges = {publications: Publication[]; deletions: Deletion[]}

/** As many of the last publishes as `limit`, and all deletions. Null until they are read. */
export function useLastChanges(
  published: StartPageData['published'],
  drafts: StartPageData['drafts'],
  limit: number,
): LastChanges | 'failed' | null {
  const client = useClient({apiVersion})
  // Each result of the query is a new list, also when no document changed.
  const revisions = JSON.stringify(
    published.map(({_id, _rev, _updatedAt}) => ({_id, _rev, _updatedAt})),
  )
  const draftIds = drafts
    .map(({_id}) => _id)
    .toSorted()
    .join()
  const revision = [revisions, draftIds, limit].join()
  const publications = useRetriedRead({
    read: () => readPublications(client, published, limit),
    of: 'publications',
    revision,
  })
  const deletions = useRetriedRead({
    read: () => readDeletions(client, documentTypes),
    of: 'deletions',
    revision,
  })
  if (publications === null || publications === 'failed') return publications
  // Publishes are worth showing without them.
  return deletions && {publications, deletions: deletions === 'failed' ? [] : deletions}
}
