import type {QueryClient} from '@tanstack/react-query'

import {nextRatesStart} from '#src/content/facts/rates-in-force.ts'
import {callAt} from '#src/content/facts/use-has-passed.ts'
import type {Content} from '#src/content/query/fetch-query.ts'
import {queries} from '#src/content/query/queries.ts'
import type {FleetQueryResult} from '#src/content/sanity.types.ts'
import {wholePageAwake} from '#src/hydration/deferred-hydration.ts'

/**
 * A part that sleeps shows the prices of the build: wakes the page when the next rates begin, or at once when
 * they have begun since. Next rates that are published while the page is open wake it by being a change.
 */
export function wakeForNextRates(client: QueryClient): void {
  const fleet = client.getQueryData<Content<FleetQueryResult>>(queries.fleet.queryKey)?.result
  const start = fleet ? nextRatesStart(fleet) : null
  if (start === null) return
  // A script that cannot be had now is fetched at the visitor's first touch.
  callAt(start, () => void wholePageAwake().catch(() => undefined))
}
