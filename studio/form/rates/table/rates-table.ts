import {formatUnfinishedDuration} from '../../../../domain/price/unfinished-duration.ts'
import {formatUnfinishedPriceRange} from '../../../../domain/price/unfinished-price.ts'
import {describePriceChange} from '../../../history/changes/rate-changes.ts'
import {priceProblem} from '../../../validation/rates/price-range.ts'
import {nameAsRead, withoutSpaces} from '../../../validation/texts/invisible-characters.ts'
import {priceIn} from '../grid-cards.ts'
import type {GridCard, GridPrice} from '../grid-cards.ts'
import type {GridVehicle} from '../grid/use-grid-data.ts'
import type {CellWrite, End} from '../price-patches.ts'
import {readPriceText} from '../price-text.ts'
import type {Table} from './table-text.ts'

/** What a table would change in the grid, in sentences, and which of its lines are left out and why. */
export type TableReading = {writes: CellWrite[]; changes: string[]; refused: string[]}

const vehicleHeading = 'Vehicle'

/** The grid as a table: a line for each vehicle, a column for each duration. */
export function tableOf(vehicles: GridVehicle[], cards: GridCard[]): Table {
  return [
    [vehicleHeading, ...cards.map(formatUnfinishedDuration)],
    ...vehicles.map(({_id, name}) => [name ?? '', ...cards.map((card) => priceText(card, _id))]),
  ]
}

/** Whether the table has a heading, so that it is read by names and not by the place where it is pasted. */
export function hasHeading(table: Table, cards: GridCard[]): boolean {
  return table[0]?.some((heading) => cardOf(heading, cards)) ?? false
}

/** Compares a table with the grid, by the names of vehicles and durations. */
export function readTable(
  [headings = [], ...lines]: Table,
  vehicles: GridVehicle[],
  cards: GridCard[],
): TableReading {
  const columns = headings.map((heading, column) =>
    isRepeated(column, headings, cards) ? undefined : cardOf(heading, cards),
  )
  const seen = new Set<string>()
  const reading: TableReading = {writes: [], changes: [], refused: refusedColumns(headings, cards)}
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell === '')) continue
    const [name = ''] = cells
    const line = readLine(cells, columns, vehicles, seen)
    if (typeof line === 'string') {
      reading.refused.push([`Line ${index + 2}`, name, line].filter(Boolean).join(': '))
      continue
    }
    reading.writes.push(...line.writes)
    reading.changes.push(...line.changes)
  }
  return reading
}

type Line = Pick<TableReading, 'writes' | 'changes'>

/** The changes of one line, or why it is left out. */
function readLine(
  cells: string[],
  columns: (GridCard | undefined)[],
  vehicles: GridVehicle[],
  seen: Set<string>,
): Line | string {
  const [name = ''] = cells
  if (name === '') return 'names no vehicle'
  const [vehicle, namesake] = vehicles.filter(
    (other) => nameAsRead(other.name ?? '') === nameAsRead(name),
  )
  if (!vehicle) return 'there is no vehicle with this name'
  if (namesake) return 'two vehicles have this name'
  if (seen.has(vehicle._id)) return 'stands in the table twice; the first line counts'
  seen.add(vehicle._id)
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    return 'has more cells than the first line has headings'
  }
  const line: Line = {writes: [], changes: []}
  for (const [column, card] of columns.entries()) {
    const text = cells[column]
    if (column === 0 || !card || text === undefined) continue
    const duration = formatUnfinishedDuration(card)
    const before = priceIn(card, vehicle._id)
    const after = readPrice(text, vehicle._id)
    if (!after) return `${duration}: "${text.slice(0, 40)}" is not a price in whole dollars`
    const writes = ends
      .filter((end) => after[end] !== before?.[end])
      .map((end) => ({cardKey: card.key, vehicleId: vehicle._id, end, dollars: after[end]}))
    if (writes.length === 0) continue
    const problem = isEmpty(after) ? undefined : priceProblem(after)
    if (problem) return `${duration}: ${problem}`
    const change = describePriceChange(before, isEmpty(after) ? undefined : after)
    line.writes.push(...writes)
    line.changes.push(`${vehicle.name}, ${duration}: ${change}`)
  }
  return line
}

const ends: End[] = ['min', 'max']

function refusedColumns(headings: string[], cards: GridCard[]): string[] {
  return headings.flatMap((heading, column) => {
    if (column === 0 || heading === '') return []
    if (!cardOf(heading, cards)) {
      return [`Column "${heading}": there is no such duration in the grid`]
    }
    return isRepeated(column, headings, cards)
      ? [`Column "${heading}": stands in the table twice; the first one counts`]
      : []
  })
}

function isRepeated(column: number, headings: string[], cards: GridCard[]) {
  const card = cardOf(headings[column] ?? '', cards)
  return headings.slice(0, column).some((heading) => card && cardOf(heading, cards) === card)
}

/** "2-4 hours", "2–4 hrs" and "2-4 hours ($ per hour)" name the same duration, and so do "4½+ hours" and "4.5+ hours". */
function cardOf(heading: string, cards: GridCard[]): GridCard | undefined {
  const key = durationKey(heading)
  return cards.find((card) => durationKey(formatUnfinishedDuration(card)) === key)
}

function durationKey(text: string) {
  return withoutSpaces(text)
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/h(ou)?rs?/, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('½', '.5')
}

function readPrice(text: string, vehicleId: string): GridPrice | null {
  const numbers = readPriceText(text)
  if (!numbers) return null
  const [min, other] = numbers
  return {key: '', vehicleId, min, max: numbers.length === 1 ? min : other}
}

function isEmpty({min, max}: GridPrice) {
  return min === undefined && max === undefined
}

function priceText(card: GridCard, vehicleId: string) {
  const price = priceIn(card, vehicleId)
  return !price || isEmpty(price) ? '' : formatUnfinishedPriceRange(price)
}
