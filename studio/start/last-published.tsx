import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import type {SanityDocument} from 'sanity'

import {Nothing, Panel, Rows} from './panel.tsx'
import {type Publication, readPublications} from './publications.ts'
import {PublishedRow} from './published-row.tsx'

const shown = 6

/** Who published what, and when. `published` is newest first. */
export function LastPublished({published}: {published: SanityDocument[]}) {
  const publications = usePublications(published)
  return (
    <Panel title="Last published">
      {publications === 'unknown' && (
        <Nothing>The history cannot be read at the moment. Everything else works.</Nothing>
      )}
      {publications !== 'unknown' && publications?.length === 0 && (
        <Nothing>Nobody has published anything here yet.</Nothing>
      )}
      {publications !== 'unknown' && publications && publications.length > 0 && (
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
function usePublications(documents: SanityDocument[]): Publication[] | 'unknown' | null {
  const client = useClient({apiVersion: '2025-02-19'})
  const [publications, setPublications] = useState<Publication[] | 'unknown' | null>(null)
  // Documents that are as they were are a new list with each answer of the lake.
  const changed = JSON.stringify(
    documents.map(({_id, _rev, _updatedAt}) => ({_id, _rev, _updatedAt})),
  )
  useEffect(() => {
    let isStale = false
    readPublications(client, JSON.parse(changed), shown).then(
      (answer) => !isStale && setPublications(answer),
      () => !isStale && setPublications('unknown'),
    )
    return () => {
      isStale = true
    }
  }, [client, changed])
  return publications
}
