import {useEffect, useState} from 'react'
import {defer, retry, tap} from 'rxjs'
import {type SanityDocument, useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import type {TranslationCheck} from '../../language/translation-checks.ts'
import {retryLater} from '../../ui/use-retried-read.ts'
import {
  type ChangedInEnglish,
  outdatedTranslations,
  readChangedInEnglish,
} from './changed-in-english.ts'

/**
 * The pages whose original has changed since they were published. Until the history is read there are none; one that
 * cannot be read is read again.
 */
export function useChangedInEnglish(
  published: SanityDocument[],
  checks: readonly TranslationCheck[],
): ChangedInEnglish[] {
  const client = useClient({apiVersion})
  const schema = useSchema()
  const [changed, setChanged] = useState<ChangedInEnglish[]>([])
  // Each result of the query is a new list, also when no document changed.
  const outdatedJson = JSON.stringify(outdatedTranslations(published, checks))
  useEffect(() => {
    const outdated: ReturnType<typeof outdatedTranslations> = JSON.parse(outdatedJson)
    const subscription = defer(() =>
      readChangedInEnglish(client, (name) => schema.get(name), outdated),
    )
      .pipe(
        tap(({changed: read, unread}) => {
          setChanged((last) => [...read, ...last.filter(({id}) => unread.includes(id))])
          // Reads them again.
          if (unread.length > 0) throw new Error(`Not read: ${unread.join()}`)
        }),
        retry({delay: retryLater}),
      )
      .subscribe()
    return () => subscription.unsubscribe()
  }, [client, schema, outdatedJson])
  return changed
}
