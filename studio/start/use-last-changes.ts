import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

import {readDeletions} from '../history/deleted/deletions.ts'
import type {Deletion} from '../history/deleted/deletions.ts'
import {readPublications} from './publications.ts'
import type {Publication} from './publications.ts'
import {documentTypes} from './use-start-page-data.ts'
import type {StartPageData} from './use-start-page-data.ts'

type LastChanges = {publications: Publication[]; deletions: Deletion[]}

/** As many of the last publishes as `limit`, and all deletions. Null until the first answer is there. */
export function useLastChanges(
  published: StartPageData['published'],
  drafts: StartPageData['drafts'],
  limit: number,
): LastChanges | 'failed' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const [changes, setChanges] = useState<LastChanges | 'failed' | null>(null)
  // Each result of the query is a new list, also when no document changed.
  const revisionsJson = JSON.stringify(
    published.map(({_id, _rev, _updatedAt}) => ({_id, _rev, _updatedAt})),
  )
  const draftIds = drafts
    .map(({_id}) => _id)
    .toSorted()
    .join()
  useEffect(() => {
    let isStale = false
    Promise.all([
      readPublications(client, JSON.parse(revisionsJson), limit),
      // Publishes are worth showing without them.
      readDeletions(client, documentTypes).catch(() => []),
    ]).then(
      ([publications, deletions]) => !isStale && setChanges({publications, deletions}),
      () => !isStale && setChanges('failed'),
    )
    return () => {
      isStale = true
    }
  }, [client, revisionsJson, draftIds, limit])
  return changes
}
