import {focusManager, useQueryClient} from '@tanstack/react-query'
import {useLayoutEffect} from 'react'

import {retryAfterMs} from '../query/content-options.ts'

/**
 * Shows nothing; calls `onChange` whenever content of the page was fetched again. It listens in a layout effect, because
 * an effect after the paint would miss changes before it. Content that failed is asked for again, since a component that
 * threw no longer does so.
 */
export function WhenContentChanges({onChange}: {onChange: () => void}) {
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
      if (event.type === 'updated' && event.action.type === 'success') onChange()
    })
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      unsubscribe()
    }
  }, [client, onChange])
  return null
}
