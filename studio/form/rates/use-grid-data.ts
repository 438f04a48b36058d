import {inOrder} from '../../../domain/list-order.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'

export type GridVehicle = {_id: string; name: string | null}
type Conditions = {minimumHours: number | null; gratuityNote: string | null}
type Facts = {vehicles: GridVehicle[]; order: string[] | null; conditions: Conditions | null}

const query = `{
  "vehicles": *[_type == "vehicle" && !(_id in path("drafts.**"))] | order(name asc){_id, name},
  "order": *[_id == "listOrder"][0].vehicles[]._ref,
  "conditions": *[_id == "bookingRules"][0]{minimumHours, gratuityNote}
}`

/** The published vehicles in the order of the site, and the conditions that hold for every price. */
export function useGridData() {
  const facts = useLiveQuery<Facts>({
    query,
    listen: '*[_type == "vehicle" || _id in ["listOrder", "bookingRules"]]',
    params: {},
  })
  const read = facts === 'failed' ? null : facts
  return {
    vehicles: inOrder(read?.vehicles, read?.order),
    conditions: read?.conditions,
    isRead: read !== null,
    hasFailed: facts === 'failed',
  }
}
