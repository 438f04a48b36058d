import type {SanityDocument} from 'sanity'

import type {JobTimes} from '../../domain/time/job-state.ts'
import type {TranslationCheck} from '../language/translation-checks.ts'
import {schemaTypes} from '../schema/index.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'

export type StartPageData = {
  drafts: Draft[]
  jobs: (JobTimes & {_id: string; title: string | null})[]
  /** Everything that visitors can see. */
  published: SanityDocument[]
  /** When a page in another language was last found to say still what the English says. */
  checks: TranslationCheck[]
}
type Draft = {_id: string; _type: string; _rev: string; _updatedAt: string}

const query = `{
  "drafts": *[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc){
    _id, _type, _rev, _updatedAt
  },
  "jobs": *[_type == "job" && _id in path("*")]{_id, title, opensOn, closesOn},
  "published": *[_type in $types && _id in path("*")] | order(_updatedAt desc),
  "checks": *[_type == "translation.metadata" && defined(checks)].checks[]{
    "id": document._ref, checkedAt, revision
  }
}`

/** The documents that the start page shows. */
export function useStartPageData() {
  return useLiveQuery<StartPageData>({
    query,
    listen: '*[_type in $types || _type == "translation.metadata"]',
    params: {types: documentTypes},
  })
}

/** The documents of this Studio's own schema that staff know; pictures and the like come from Sanity. */
export const documentTypes = schemaTypes.flatMap(({name, type}) =>
  type === 'document' && name !== 'translation.metadata' ? [name] : [],
)
