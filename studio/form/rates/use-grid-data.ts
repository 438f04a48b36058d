import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

import {inOrder} from '../../../domain/list-order.ts'

export type GridVehicle = {_id: string; name: string | null}
type Conditions = {minimumHours: number | null; gratuityNote: string | null}

const factsQuery = `{
  "vehicles": *[_type == "vehicle"] | order(name asc){_id, name},
  "order": *[_id == "listOrder"][0].vehicles[]._ref,
  "conditions": *[_id == "bookingRules"][0]{minimumHours, gratuityNote}
}`

/** The vehicles in the order of the site, and the conditions that hold for every price. */
export function useGridData() {
  const client = useClient({apiVersion: '2025-02-19'})
  const [facts, setFacts] = useState<{vehicles: GridVehicle[]; conditions: Conditions | null}>({
    vehicles: [],
    conditions: null,
  })
  useEffect(() => {
    const stop = new AbortController()
    client
      .fetch<{vehicles: GridVehicle[]; order: string[] | null; conditions: Conditions | null}>(
        factsQuery,
        {},
        {perspective: 'published', signal: stop.signal},
      )
      .then(({vehicles, order, conditions}) => {
        setFacts({vehicles: inOrder(vehicles, order), conditions})
      })
      // Offline: the list below the grid still holds every price.
      .catch(() => undefined)
    return () => stop.abort()
  }, [client])
  return facts
}
