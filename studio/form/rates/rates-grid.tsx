import {Card, Stack, Text} from '@sanity/ui'
import type {ArrayOfObjectsInputProps} from 'sanity'

import {BookingConditions} from './booking-conditions.tsx'
import {readGridCards} from './grid-cards.ts'
import {DurationsList} from './grid/durations-list.tsx'
import {PriceTable} from './grid/price-table.tsx'
import {useComparedRates} from './grid/use-compared-rates.ts'
import {useGridData} from './grid/use-grid-data.ts'
import {useGridEdits} from './grid/use-grid-edits.ts'
import {useGridKeys} from './grid/use-grid-keys.ts'
import {TableTools} from './table/table-tools.tsx'
import {useTableImport} from './table/use-table-import.ts'

/**
 * All prices on one screen. The list below them is the same content in the Studio's own form, for adding and removing
 * durations.
 */
export function RatesGrid(props: ArrayOfObjectsInputProps) {
  const {value, onChange, readOnly, path} = props
  const isNext = path[0] === 'next'
  const {vehicles, conditions, isRead, hasFailed} = useGridData()
  const {changeOf, areReplaced} = useComparedRates(isNext)
  const cards = readGridCards(value)
  const edits = useGridEdits(cards, onChange)
  const tableImport = useTableImport(edits)
  const {tableElement, problem} = useGridKeys(vehicles, cards, edits, tableImport.setImportedTable)
  const notice = hasFailed
    ? 'The vehicles cannot be read at the moment. Check your connection.'
    : problem
  return (
    <Stack gap={4}>
      {conditions && <BookingConditions {...conditions} />}
      {areReplaced && <Caution>Visitors see the next rates further down, not these.</Caution>}
      <PriceTable {...{tableElement, isNext, vehicles, cards, changeOf, edits, readOnly}} />
      <div aria-live="polite">{notice && <Caution>{notice}</Caution>}</div>
      <TableTools
        vehicles={vehicles}
        cards={cards}
        fileName={isNext ? 'next-rates.csv' : 'rates.csv'}
        disabled={!isRead}
        readOnly={readOnly === true}
        tableImport={tableImport}
      />
      <DurationsList isFocused={props.focusPath.length > 0}>
        {props.renderDefault(props)}
      </DurationsList>
    </Stack>
  )
}

function Caution({children}: {children: string}) {
  return (
    <Card padding={3} radius={2} tone="caution">
      <Text size={1}>{children}</Text>
    </Card>
  )
}
