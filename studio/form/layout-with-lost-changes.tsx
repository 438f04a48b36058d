import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {filter, first, switchMap, timer} from 'rxjs'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore} from 'sanity'

import {persistentToast} from '../ui/toast-options.ts'

/** Until the form shows what is left of a change that could not be sent. */
const settlingMs = 300

/**
 * Says when a change is lost. What cannot be sent of a draft Sanity sends again, but where there is no draft yet it
 * forgets the change, and the field shows the old value (`rebase` in @sanity/mutator, up to 6.19 at least).
 */
export function LayoutWithLostChanges(props: DocumentLayoutProps) {
  const {documentId, documentType, renderDefault} = props
  const store = useDocumentStore()
  const {push} = useToast()
  useEffect(() => {
    const id = getPublishedId(documentId)
    const lostChanges = store.pair.commitErrorStatus(id, documentType).pipe(
      filter((failure) => failure !== undefined),
      switchMap(() => timer(settlingMs)),
      switchMap(() => store.pair.editState(id, documentType).pipe(first())),
      filter(({draft}) => draft === null),
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
