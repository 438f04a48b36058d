import {
  Subject,
  debounceTime,
  delay,
  filter,
  fromEvent,
  merge,
  switchMap,
  takeUntil,
  withLatestFrom,
} from 'rxjs'
import type {DocumentStore} from 'sanity'

/** Somewhat longer than Sanity itself may wait before it sends. */
const unsentMs = 1500

/**
 * Sends what was typed in the form of a document and is not sent yet. Sanity (6.15) sends once a second at most, with one
 * timer for all forms, and loses what waits when the form closes or somebody types in a second one. Call the returned
 * function when the form closes; what is not saved by then is still sent. Before a tab with unsaved text closes, the
 * browser asks.
 */
export function saveUnsentChanges({pair}: DocumentStore, id: string, type: string): () => void {
  const savedStatus = pair.consistencyStatus(id, type)
  const formClosed = new Subject<void>()
  const reasonsToSend = merge(
    pair.operationEvents(id, type).pipe(
      filter(({op}) => op === 'patch'),
      debounceTime(unsentMs),
    ),
    formClosed,
    // A phone may discard a hidden tab without warning.
    fromEvent(document, 'visibilitychange'),
    fromEvent(window, 'beforeunload'),
  )
  // The editor of rich text hands over its last change a moment after the form has closed.
  const allSaved = formClosed.pipe(
    delay(unsentMs),
    switchMap(() => savedStatus.pipe(filter(Boolean))),
  )
  reasonsToSend
    .pipe(withLatestFrom(savedStatus, pair.editOperations(id, type)), takeUntil(allSaved))
    .subscribe({
      next: ([reason, isSaved, {commit}]) => {
        // Sending makes Sanity drop a deletion of this document that still waits, so what is saved is not sent again.
        if (isSaved) return
        if (reason instanceof BeforeUnloadEvent) reason.preventDefault()
        commit.execute()
      },
      // The form itself says that it has lost its document.
      error: () => {},
    })
  return () => formClosed.next()
}
