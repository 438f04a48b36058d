import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {filter, retry} from 'rxjs'
import {useDocumentStore} from 'sanity'

import {retryMs} from '../ui/retry-ms.ts'
import {persistentToast} from '../ui/toast-options.ts'

/**
 * Tells the editor when a change may be lost. Sanity sends a change that failed again if the document has a draft.
 * Without a draft it drops the change, and the field shows its old value (`rebase` in @sanity/mutator, at least up to
 * 6.19). A first change that the lake refuses, such as one that the browser has sent twice, goes the same way.
 */
export function useLostChangeNotice(id: string, type: string): void {
  const store = useDocumentStore()
  const {push} = useToast()
  useEffect(() => {
    const droppedChanges = store.pair.documentEvents(id, type).pipe(
      // The draft is gone, and nobody else has taken it away.
      filter(
        (event) =>
          event.type === 'rebase' && event.document === null && event.remoteMutations.length === 0,
      ),
      retry({delay: retryMs}),
    )
    const subscription = droppedChanges.subscribe(() => {
      push({
        ...persistentToast,
        id: 'lost-change',
        status: 'error',
        title: 'Your last change may be lost.',
        description: 'Check whether it is there, and type it again if it is not.',
      })
    })
    return () => subscription.unsubscribe()
  }, [store, id, type, push])
}
