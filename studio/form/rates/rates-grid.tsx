import {Box, Card, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import type {ArrayOfObjectsInputProps} from 'sanity'
import {useClient} from 'sanity'

import {durationLabel} from '../../rules/rate-cards.ts'
import {readGridCards} from './grid-cards.ts'
import {PriceCell} from './price-cell.tsx'
import {pricePatches} from './price-patches.ts'

type Vehicle = {_id: string; name: string | null}

const vehiclesQuery = `{
  "vehicles": *[_type == "vehicle"] | order(name asc){_id, name},
  "order": *[_id == "listOrder"][0].vehicles[]._ref
}`

/**
 * All prices on one screen: a row for each vehicle, a column for each duration. The list below it is
 * the same content in the Studio's own form, for adding and removing durations.
 */
export function RatesGrid(props: ArrayOfObjectsInputProps) {
  const {value, onChange, readOnly} = props
  const vehicles = usePublishedVehicles()
  const cards = readGridCards(value)
  return (
    <Stack gap={4}>
      <Card border radius={2} style={{overflowX: 'auto'}}>
        <table style={{borderCollapse: 'collapse', width: '100%'}}>
          <thead>
            <tr>
              <HeadCell>Vehicle</HeadCell>
              {cards.map((card) => (
                <HeadCell key={card.key}>{`${durationLabel(card)} ($ per hour)`}</HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {vehicles.map(({_id, name}) => (
              <tr key={_id}>
                <th
                  scope="row"
                  aria-label={name ?? 'Vehicle without a name'}
                  style={{textAlign: 'left', verticalAlign: 'top'}}
                >
                  <Box paddingX={3} paddingTop={4}>
                    <Text size={1} weight="medium">
                      {name ?? 'Vehicle without a name'}
                    </Text>
                  </Box>
                </th>
                {cards.map((card) => (
                  <td key={card.key} style={{verticalAlign: 'top'}}>
                    <PriceCell
                      label={`${name ?? 'Vehicle'}, ${durationLabel(card)}`}
                      price={card.prices.find(({vehicleId}) => vehicleId === _id)}
                      readOnly={readOnly}
                      onChange={(end, dollars) =>
                        onChange(pricePatches(card, _id, end, dollars, crypto.randomUUID()))
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <details open={props.focusPath.length > 0 || undefined}>
        <summary>
          <Text as="span" size={1} style={{display: 'inline-block', transform: 'none'}}>
            Add, change or remove durations
          </Text>
        </summary>
        <Box marginTop={3}>{props.renderDefault(props)}</Box>
      </details>
    </Stack>
  )
}

function HeadCell({children}: {children: string}) {
  return (
    <th scope="col" aria-label={children} style={{textAlign: 'left'}}>
      <Box paddingX={3} paddingTop={3} paddingBottom={2}>
        <Text muted size={1} weight="medium">
          {children}
        </Text>
      </Box>
    </th>
  )
}

/** Vehicles in the order of the site; those that the order does not name come last, by name. */
function usePublishedVehicles() {
  const client = useClient({apiVersion: '2025-02-19'})
  const [vehicles, setVehicles] = useState<Vehicle[]>([])
  useEffect(() => {
    const stop = new AbortController()
    client
      .fetch<{vehicles: Vehicle[]; order: string[] | null}>(
        vehiclesQuery,
        {},
        {perspective: 'published', signal: stop.signal},
      )
      .then(({vehicles: found, order}) => {
        const rank = ({_id}: Vehicle) => {
          const index = order?.indexOf(_id) ?? -1
          return index < 0 ? Infinity : index
        }
        setVehicles(found.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0))
      })
      // Offline: the list below still holds every price.
      .catch(() => undefined)
    return () => stop.abort()
  }, [client])
  return vehicles
}
