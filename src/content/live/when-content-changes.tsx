import {focusManager, useQueryClient} from '@tanstack/react-query'
import {useLayoutEffect} from 'react'

import {retryAfterMs} from '../query/content-options.ts'

/**
 * Shows nothing; calls `then` whenever any content of the page has come anew. It listens from its first commit on: an
 * effect after the paint would miss what comes before. Content that failed is asked for again, since a component that
 * threw no longer does so.
 */
export function WhenContentChanges({then}: {then: () => void}) {
  const client = useQueryClient()
  useLayoutEffect(() => {
    const retry = () => {
      if (!focusManager.isFocused()) return
      void client.refetchQueries({
        queryKey: ['content'],
        predicate: ({state}) => state.status === 'error',
      })
    }
    const timer = setInterval(retry, retryAfterMs)
    addEventListener('online', retry)
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') then()
    })
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      unsubscribe()
    }
  }, [client, then])
  return null
}
