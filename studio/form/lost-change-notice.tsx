import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {filter, retry, switchMap, take, takeUntil, timer} from 'rxjs'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore} from 'sanity'

import {retryMs} from '../ui/retry-ms.ts'
import {persistentToast} from '../ui/toast-options.ts'

/** How long Sanity may take to drop a change that it could not send. */
const resetTimeoutMs = 300

/**
 * A document's form that says when a change is lost. What cannot be sent of a draft Sanity sends again, but where there
 * is no draft yet it drops the change, and the field shows the old value (`rebase` in @sanity/mutator, at least up to
 * 6.19).
 */
export function LostChangeNotice(props: DocumentLayoutProps) {
  const {documentId, documentType, renderDefault} = props
  const store = useDocumentStore()
  const {push} = useToast()
  useEffect(() => {
    const id = getPublishedId(documentId)
    const isReset = () =>
      store.pair.editState(id, documentType).pipe(
        filter(({ready, draft}) => ready && draft === null),
        take(1),
        takeUntil(timer(resetTimeoutMs)),
      )
    const lostChanges = store.pair.commitErrorStatus(id, documentType).pipe(
      filter((failure) => failure !== undefined),
      switchMap(isReset),
      retry({delay: retryMs}),
    )
    const subscription = lostChanges.subscribe(() =>
      push({
        ...persistentToast,
        id: 'lost-change',
        status: 'error',
        title: 'Your last change was not saved, because the connection failed.',
        description: 'Type it again.',
      }),
    )
    return () => subscription.unsubscribe()
  }, [store, documentId, documentType, push])
  return renderDefault(props)
}
