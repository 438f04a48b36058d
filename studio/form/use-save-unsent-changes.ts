import {useEffect} from 'react'
import {debounceTime, filter, fromEvent, retry} from 'rxjs'
import {useDocumentOperation, useDocumentStore} from 'sanity'

import {retryMs} from '../ui/retry-ms.ts'

/** Somewhat longer than Sanity itself may wait before it sends. */
const unsentMs = 1500

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
    const send = () => {
      if (isUnsaved) commit.execute()
    }
    const saving = store.pair
      .consistencyStatus(id, type)
      .pipe(retry({delay: retryMs}))
      .subscribe((isSaved) => (isUnsaved = !isSaved))
    // Not again and again: a commit makes Sanity forget a publish or a deletion that waits for the connection.
    const typing = store.pair
      .operationEvents(id, type)
      .pipe(
        filter(({op}) => op === 'patch'),
        debounceTime(unsentMs),
      )
      .subscribe(send)
    const closing = fromEvent(window, 'beforeunload').subscribe((event) => {
      if (isUnsaved) event.preventDefault()
    })
    return () => {
      for (const subscription of [saving, typing, closing]) subscription.unsubscribe()
      send()
    }
  }, [store, id, type, commit])
}
