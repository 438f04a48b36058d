import {useQueryClient} from '@tanstack/react-query'
import {useLayoutEffect} from 'react'

/**
 * Shows nothing; calls `then` whenever any content of the page has come anew. It listens from its first commit on: an
 * effect after the paint would miss what comes before.
 */
export function WhenContentChanges({then}: {then: () => void}) {
  const client = useQueryClient()
  useLayoutEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') then()
      }),
    [client, then],
  )
  return null
}
