import {QueryClient} from '@tanstack/react-query'

/**
 * The page cache. What is read stays fresh until a live event says otherwise, so nothing is asked again for
 * its age alone.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        // A visitor who is offline is told so at once, instead of waiting without an end.
        networkMode: 'always',
        retry: 2,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    },
  })
}
