import {Box, Card, Text} from '@sanity/ui'
import type {RefObject} from 'react'

import {formatUnfinishedDuration} from '../../../../domain/price/unfinished-duration.ts'
import {priceIn} from '../grid-cards.ts'
import type {GridCard} from '../grid-cards.ts'
import {PriceCell} from './price-cell.tsx'
import type {GridVehicle} from './use-grid-data.ts'
import type {GridEdits} from './use-grid-edits.ts'

/** A row for each vehicle, a column for each duration. */
export function PriceTable({
  tableElement,
  isNext,
  vehicles,
  cards,
  changeOf,
  edits,
  readOnly,
}: {
  tableElement: RefObject<HTMLTableElement | null>
  isNext: boolean
  vehicles: GridVehicle[]
  cards: GridCard[]
  changeOf: (card: GridCard, vehicleId: string) => string | null
  edits: GridEdits
  readOnly: boolean | undefined
}) {
  return (
    <Card border radius={2} style={{overflowX: 'auto'}}>
      <table
        ref={tableElement}
        aria-label={isNext ? 'Next rates' : 'Rates'}
        style={{borderCollapse: 'collapse', width: '100%'}}
      >
        <thead>
          <tr>
            <HeadCell>Vehicle</HeadCell>
            {cards.map((card) => (
              <HeadCell key={card.key}>{`${formatUnfinishedDuration(card)} ($ per hour)`}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({_id, name}, row) => (
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
              {cards.map((card, column) => (
                <td key={card.key} style={{verticalAlign: 'top'}}>
                  <PriceCell
                    label={`${isNext ? 'Next rates, ' : ''}${name ?? 'Vehicle'}, ${formatUnfinishedDuration(card)}`}
                    price={priceIn(card, _id)}
                    change={changeOf(card, _id)}
                    position={{row, card: column}}
                    readOnly={readOnly}
                    onChange={(end, dollars) =>
                      edits.type({cardKey: card.key, vehicleId: _id, end}, dollars)
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
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
