import {useQueryClient} from '@tanstack/react-query'
import {useEffect} from 'react'

/** Shows nothing; calls `then` whenever any content of the page has come anew. */
export function WhenContentChanges({then}: {then: () => void}) {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') then()
      }),
    [client, then],
  )
  return null
}
