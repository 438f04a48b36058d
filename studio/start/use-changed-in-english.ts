import {useEffect, useState} from 'react'
import {type SanityDocument, useClient, useSchema} from 'sanity'

import {
  type ChangedInEnglish,
  outdatedTranslations,
  readChangedInEnglish,
} from './changed-in-english.ts'
import type {TranslationCheck} from './use-start-page-data.ts'

/** The pages whose original has changed since they were published; none until the history is read. */
export function useChangedInEnglish(
  published: SanityDocument[],
  checks: readonly TranslationCheck[],
): ChangedInEnglish[] {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const [changed, setChanged] = useState<ChangedInEnglish[]>([])
  // Each result of the query is a new list, also when no document changed.
  const outdatedJson = JSON.stringify(outdatedTranslations(published, checks))
  useEffect(() => {
    let isStale = false
    const outdated: ReturnType<typeof outdatedTranslations> = JSON.parse(outdatedJson)
    void readChangedInEnglish(client, (name) => schema.get(name), outdated).then(
      (answers) => !isStale && setChanged(answers),
    )
    return () => {
      isStale = true
    }
  }, [client, schema, outdatedJson])
  return changed
}
