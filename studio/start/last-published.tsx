import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import type {SanityDocument} from 'sanity'

import {Nothing, Panel, Rows} from './panel.tsx'
import {type Publication, readPublications} from './publications.ts'
import {PublishedRow} from './published-row.tsx'

const rowCount = 6

/** Who published what, and when. `published` is newest first. */
export function LastPublished({published}: {published: SanityDocument[]}) {
  const publications = usePublications(published)
  return (
    <Panel title="Last published">
      {publications === 'failed' && (
        <Nothing>The history cannot be read at the moment. Everything else works.</Nothing>
      )}
      {publications !== 'failed' && publications?.length === 0 && (
        <Nothing>Nobody has published anything here yet.</Nothing>
      )}
      {publications !== 'failed' && publications && publications.length > 0 && (
        <Rows>
          {publications.map((publication) => (
            <PublishedRow
              key={`${publication.documentId} ${publication.revision}`}
              publication={publication}
              type={published.find(({_id}) => _id === publication.documentId)?._type ?? ''}
            />
          ))}
        </Rows>
      )}
    </Panel>
  )
}

/** Null until the first answer is there. */
function usePublications(documents: SanityDocument[]): Publication[] | 'failed' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const [publications, setPublications] = useState<Publication[] | 'failed' | null>(null)
  // Each result of the query is a new list, also when no document changed.
  const revisionsJson = JSON.stringify(
    documents.map(({_id, _rev, _updatedAt}) => ({_id, _rev, _updatedAt})),
  )
  useEffect(() => {
    let isStale = false
    readPublications(client, JSON.parse(revisionsJson), rowCount).then(
      (answer) => !isStale && setPublications(answer),
      () => !isStale && setPublications('failed'),
    )
    return () => {
      isStale = true
    }
  }, [client, revisionsJson])
  return publications
}
