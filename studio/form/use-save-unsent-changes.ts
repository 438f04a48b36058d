import {useEffect} from 'react'
import {EMPTY, fromEvent, interval, merge, retry, switchMap, tap} from 'rxjs'
import {useDocumentOperation, useDocumentStore} from 'sanity'

import {retryMs} from '../ui/retry-ms.ts'

/** Twice as long as Sanity itself may wait before it sends. */
const unsentMs = 2000

/**
 * Sends what was typed in this form and is not sent yet. Sanity (6.15) sends once a second at most, counts all forms
 * together, and forgets what waits when the form closes or a second form is typed in. While something is not saved,
 * the browser asks before it closes the tab.
 */
export function useSaveUnsentChanges(id: string, type: string): void {
  const store = useDocumentStore()
  const {commit} = useDocumentOperation(id, type)
  useEffect(() => {
    // Not read yet, so nothing was typed.
    if (commit.disabled) return undefined
    let isUnsaved = false
    const reasonsToSend = merge(
      interval(unsentMs),
      fromEvent(document, 'visibilitychange'),
      fromEvent(window, 'beforeunload').pipe(tap((event) => event.preventDefault())),
    )
    const whileUnsaved = store.pair.consistencyStatus(id, type).pipe(
      tap((isSaved) => (isUnsaved = !isSaved)),
      switchMap((isSaved) => (isSaved ? EMPTY : reasonsToSend)),
      retry({delay: retryMs}),
    )
    const subscription = whileUnsaved.subscribe(() => commit.execute())
    return () => {
      subscription.unsubscribe()
      if (isUnsaved) commit.execute()
    }
  }, [store, id, type, commit])
}
