import {QueryClient} from '@tanstack/react-query'

/** A cache of query results. Nothing is fetched again for its age: content/live follows what changes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        // A visitor who is offline is told so at once, instead of waiting without an end.
        networkMode: 'always',
        retry: 2,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    },
  })
}
