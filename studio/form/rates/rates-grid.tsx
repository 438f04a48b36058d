import {Box, Card, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useEditState, useFormValue} from 'sanity'
import type {ArrayOfObjectsInputProps} from 'sanity'

import {formatUnfinishedDuration} from '../../../domain/price/unfinished-duration.ts'
import {textAt} from '../../content/content-value.ts'
import {useNow} from '../../ui/use-now.ts'
import {areInForce, cardsInForce} from '../../validation/rates/next-rates.ts'
import {BookingConditions} from './booking-conditions.tsx'
import {readGridCards} from './grid-cards.ts'
import {PriceCell} from './price-cell.tsx'
import {priceBefore, priceChange} from './price-change.ts'
import {TableTools} from './table/table-tools.tsx'
import {useTableImport} from './table/use-table-import.ts'
import {useGridData} from './use-grid-data.ts'
import {useGridEdits} from './use-grid-edits.ts'
import {useGridKeys} from './use-grid-keys.ts'

/**
 * All prices on one screen: a row for each vehicle, a column for each duration. The list below it is
 * the same content in the Studio's own form, for adding and removing durations. The prices that show
 * are compared with what visitors see; next ones that lie ahead with the current, and current ones that
 * no longer show with their published ones.
 */
export function RatesGrid(props: ArrayOfObjectsInputProps) {
  const {value, onChange, readOnly, path} = props
  const isNext = path[0] === 'next'
  const {vehicles, conditions, isRead, hasFailed} = useGridData()
  const {published, ready} = useEditState('rates', 'rates')
  const current = useFormValue(['rateCards'])
  const now = useNow().getTime()
  const next = useFormValue(['next'])
  const nextShow = areInForce(next, now)
  const cards = readGridCards(value)
  const comparedWhileHidden = isNext ? current : published?.['rateCards']
  const compared = readGridCards(
    isNext === nextShow ? cardsInForce(published, now) : comparedWhileHidden,
  )
  const edits = useGridEdits(cards, onChange)
  const tableImport = useTableImport(edits)
  const {tableElement, problem} = useGridKeys(vehicles, cards, edits, tableImport.setImportedTable)
  const isFocused = props.focusPath.length > 0
  const [isListOpen, setListOpen] = useState(isFocused)
  const [wasFocused, setWasFocused] = useState(isFocused)
  // The focus also leaves when the dialog of a duration closes, and then the list stays open.
  if (isFocused !== wasFocused) {
    setWasFocused(isFocused)
    if (isFocused) setListOpen(true)
  }
  const notice = hasFailed ? 'The vehicles cannot be read at the moment.' : problem
  return (
    <Stack gap={4}>
      {conditions && <BookingConditions {...conditions} />}
      {!isNext &&
        nextShow &&
        textAt(next, 'startsOn') === textAt(published?.['next'], 'startsOn') && (
          <Card padding={3} radius={2} tone="caution">
            <Text size={1}>Visitors see the next rates further down, not these.</Text>
          </Card>
        )}
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
                <HeadCell
                  key={card.key}
                >{`${formatUnfinishedDuration(card)} ($ per hour)`}</HeadCell>
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
                {cards.map((card, column) => {
                  const price = card.prices.find(({vehicleId}) => vehicleId === _id)
                  const before = priceBefore(card, _id, compared)
                  return (
                    <td key={card.key} style={{verticalAlign: 'top'}}>
                      <PriceCell
                        label={`${isNext ? 'Next rates, ' : ''}${name ?? 'Vehicle'}, ${formatUnfinishedDuration(card)}`}
                        price={price}
                        change={
                          ready
                            ? priceChange(price, before, isNext && !nextShow ? 'until then' : 'was')
                            : null
                        }
                        position={{row, card: column}}
                        readOnly={readOnly}
                        onChange={(end, dollars) =>
                          edits.type({cardKey: card.key, vehicleId: _id, end}, dollars)
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div aria-live="polite">
        {notice && (
          <Card padding={3} radius={2} tone="caution">
            <Text size={1}>{notice}</Text>
          </Card>
        )}
      </div>
      <TableTools
        vehicles={vehicles}
        cards={cards}
        fileName={isNext ? 'next-rates.csv' : 'rates.csv'}
        disabled={!isRead}
        readOnly={readOnly === true}
        tableImport={tableImport}
      />
      <details open={isListOpen} onToggle={({currentTarget}) => setListOpen(currentTarget.open)}>
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
