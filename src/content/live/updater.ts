import {type Query, type QueryClient, replaceEqualDeep} from '@tanstack/react-query'

import {ChunkLoadError} from '#src/hydration/preloadable.ts'

import {retryAfterMs} from '../query/content-options.ts'
import {type QueryResponse, fetchQuery} from '../query/fetch-query.ts'
import {findQueryByKey} from '../query/find-query.ts'
import {hasEventSince, liveEventLog} from '../query/live-event-log.ts'
import {createQueryClient} from '../query/query-client.ts'

/** Loads what a changed result needs before it is shown, such as the chunk of a new section. */
export type Prepare = (client: QueryClient, result: unknown) => Promise<void>

/**
 * Brings results from the content lake to the page: fetch, get ready, commit. Only queries that the page shows are
 * fetched; others are marked, and fetched when a page shows them.
 */
export function createUpdater(shown: QueryClient, prepare: Prepare) {
  const latest = createQueryClient()
  // Mounted so that retries paused on a hidden page resume.
  latest.mount()
  const running = new Set<string>()
  /** Queries whose last result waits for a script that could not be loaded. */
  const waiting = new Set<string>()

  const update = async (query: Query): Promise<void> => {
    if (!query.isActive()) return query.invalidate()
    // A run that is under way looks at the live events again before it commits.
    if (running.has(query.queryHash)) return
    running.add(query.queryHash)
    try {
      await fetchAndCommit(query)
    } catch {
      // A hidden page asks for everything when it is shown again.
      if (document.visibilityState === 'visible') setTimeout(() => void update(query), retryAfterMs)
    } finally {
      running.delete(query.queryHash)
    }
  }

  const fetchAndCommit = async ({queryKey, queryHash}: Query): Promise<void> => {
    const definition = findQueryByKey(queryKey)
    if (!definition) return
    for (;;) {
      const {count, latestId: lastLiveEventId} = liveEventLog()
      const response = await latest.fetchQuery({
        queryKey,
        // A request that is never answered would keep the query from all later updates.
        queryFn: () =>
          fetchQuery<unknown>(definition.groq, definition.params, {
            signal: AbortSignal.timeout(requestTimeoutMs),
            lastLiveEventId,
          }),
        // Always asks, also when the clock was set back since the last answer.
        staleTime: -Infinity,
      })
      const before = shown.getQueryData<QueryResponse<unknown>>(queryKey)
      const hasChanged =
        before && replaceEqualDeep(before.result, response.result) !== before.result
      // Most visits see no change, so the script of the commit is loaded only now.
      const [script] = hasChanged
        ? await Promise.all([
            import('./commit.ts').catch(() => null),
            prepare(shown, response.result).catch((error: unknown) => {
              // Without its script a section takes the whole page away, and with it what was typed. A script that is
              // missing for the second time was removed by a deployment: then the page is loaded again.
              if (!(error instanceof ChunkLoadError) || waiting.has(queryHash)) return
              waiting.add(queryHash)
              throw error
            }),
          ])
        : []
      waiting.delete(queryHash)
      if (hasEventSince(response.syncTags, count)) continue
      // A change appears also where the script of the commit cannot be loaded.
      if (script) script.commit(shown, latest, queryKey)
      else shown.setQueryData(queryKey, response)
      return
    }
  }

  // What was marked while no page showed it, and the site's own copy, are fetched once they are shown.
  shown.getQueryCache().subscribe((event) => {
    const {query} = event
    if (event.type === 'observerAdded' && query.state.isInvalidated) void update(query)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const response = shown.getQueryData<QueryResponse<unknown>>(query.queryKey)
    if (response?.isCopy) setTimeout(() => void update(query), retryAfterMs)
  })

  const contentQueries = () => shown.getQueryCache().findAll({queryKey: ['content']})
  return {
    /** Updates the queries whose result carries one of these sync tags. */
    updateByTags: (tags: readonly unknown[]): void => {
      for (const query of contentQueries()) {
        const response = shown.getQueryData<QueryResponse<unknown>>(query.queryKey)
        if (response?.syncTags.some((tag) => tags.includes(tag))) void update(query)
      }
    },
    /** Updates every query, in a task for each: together the requests would keep a touch on a slow phone waiting. */
    updateAll: (): void => {
      for (const query of contentQueries()) setTimeout(() => void update(query))
    },
  }
}

const requestTimeoutMs = 15_000
