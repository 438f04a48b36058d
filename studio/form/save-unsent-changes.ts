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
 * Sends what was typed in the form of a document and is not sent yet. The returned function is for when the form
 * closes; what is not saved then is still sent. Sanity (6.15) sends once a second at most, with one timer for all forms, and forgets what
 * waits when the form closes or a second one is typed in. Before a tab closes with text that is not saved, the browser
 * asks.
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
  // Rich text comes a moment after its form has closed.
  const allSaved = formClosed.pipe(
    delay(unsentMs),
    switchMap(() => savedStatus.pipe(filter(Boolean))),
  )
  reasonsToSend
    .pipe(withLatestFrom(savedStatus, pair.editOperations(id, type)), takeUntil(allSaved))
    .subscribe({
      next: ([reason, isSaved, {commit}]) => {
        // To send makes Sanity forget a deletion of this document that waits meanwhile, so not without need.
        if (isSaved) return
        if (reason instanceof BeforeUnloadEvent) reason.preventDefault()
        commit.execute()
      },
      // The form itself says that it has lost its document.
      error: () => {},
    })
  return () => formClosed.next()
}
