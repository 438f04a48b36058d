import {useClient} from 'sanity'

import {apiVersion} from '../../../../domain/api-version.ts'
import {inOrder} from '../../../../domain/list-order.ts'
import {useNow} from '../../../ui/use-now.ts'
import {useRetriedRead} from '../../../ui/use-retried-read.ts'

export type GridVehicle = {_id: string; name: string | null}
type Conditions = {minimumHours: number | null; gratuityNote: string | null}
type Facts = {vehicles: GridVehicle[]; order: string[] | null; conditions: Conditions | null}

const query = `{
  "vehicles": *[_type == "vehicle"] | order(name asc){_id, name},
  "order": *[_id == "listOrder"][0].vehicles[]._ref,
  "conditions": *[_id == "bookingRules"][0]{minimumHours, gratuityNote}
}`

/**
 * The published vehicles in the order of the site, and the conditions that hold for every price. They are read again
 * each minute: a listener of each grid would take one of the few connections that a browser opens to a local lake.
 */
export function useGridData() {
  const client = useClient({apiVersion})
  const facts = useRetriedRead({
    read: () => client.fetch<Facts>(query, {}, {perspective: 'published'}),
    of: query,
    revision: useNow().toISOString(),
  })
  const read = facts === 'failed' ? null : facts
  return {
    vehicles: inOrder(read?.vehicles, read?.order),
    conditions: read?.conditions,
    isRead: read !== null,
    hasFailed: facts === 'failed',
  }
}
