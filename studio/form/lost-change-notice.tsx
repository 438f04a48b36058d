import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {filter, map, retry, switchMap, take, takeUntil, timer} from 'rxjs'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore} from 'sanity'

import {retryMs} from '../ui/retry-ms.ts'
import {persistentToast} from '../ui/toast-options.ts'

/** How long Sanity may take to drop a change that it could not send. */
const resetTimeoutMs = 300

/** Failures that were shown: Sanity repeats the last one to each form that opens. */
const shownFailures = new WeakSet<object>()

/**
 * Tells the editor when a change is lost. Sanity sends a change that failed again if the document has a draft. Without
 * a draft it drops the change, and the field shows its old value (`rebase` in @sanity/mutator, at least up to 6.19).
 */
export function LostChangeNotice(props: DocumentLayoutProps) {
  const {documentId, documentType, renderDefault} = props
  const store = useDocumentStore()
  const {push} = useToast()
  useEffect(() => {
    const id = getPublishedId(documentId)
    const resets = () =>
      store.pair.editState(id, documentType).pipe(
        filter(({ready, draft}) => ready && draft === null),
        take(1),
        takeUntil(timer(resetTimeoutMs)),
      )
    const lostChanges = store.pair.commitErrorStatus(id, documentType).pipe(
      filter((failure) => failure !== undefined && !shownFailures.has(failure)),
      switchMap((failure) => resets().pipe(map(() => failure))),
      retry({delay: retryMs}),
    )
    const subscription = lostChanges.subscribe((failure) => {
      if (failure) shownFailures.add(failure)
      push({
        ...persistentToast,
        id: 'lost-change',
        status: 'error',
        title: 'Your last change was not saved, because the connection failed.',
        description: 'Type it again.',
      })
    })
    return () => subscription.unsubscribe()
  }, [store, documentId, documentType, push])
  return renderDefault(props)
}
