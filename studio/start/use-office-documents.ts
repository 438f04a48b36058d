import {useEffect, useState} from 'react'
import {useDocumentStore} from 'sanity'
import type {SanityDocument} from 'sanity'

import type {OpeningTimes} from '../rules/opening-state.ts'
import {schemaTypes} from '../schema/index.ts'

export type OfficeDocuments = {
  drafts: Draft[]
  jobs: (OpeningTimes & {_id: string; title: string | null})[]
  /** Everything that visitors can see. */
  published: SanityDocument[]
}
type Draft = {_id: string; _type: string; _updatedAt: string}

const query = `{
  "drafts": *[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc){
    _id, _type, _updatedAt
  },
  "jobs": *[_type == "job" && !(_id in path("drafts.**"))]{_id, title, opensOn, closesOn},
  "published": *[_type in $types && !(_id in path("drafts.**"))] | order(_updatedAt desc)
}`

/** What the start page speaks of. Read again whenever anybody changes any of it; null until it is there. */
export function useOfficeDocuments(): {documents: OfficeDocuments | null; failed: boolean} {
  const store = useDocumentStore()
  const [documents, setDocuments] = useState<OfficeDocuments | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const changes = store.listenQuery(
      {fetch: query, listen: '*[_type in $types]'},
      {types},
      {apiVersion: '2025-02-19', perspective: 'raw', tag: 'start', throttleTime: 500},
    )
    const following = changes.subscribe({
      next: (answer: OfficeDocuments) => {
        setDocuments(answer)
        setFailed(false)
      },
      error: () => setFailed(true),
    })
    return () => following.unsubscribe()
  }, [store])
  return {documents, failed}
}

/** The documents of this Studio's own schema; pictures and the like come from Sanity. */
const types = schemaTypes.flatMap(({name, type}) => (type === 'document' ? [name] : []))
