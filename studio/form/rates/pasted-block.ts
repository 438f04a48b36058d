import type {Dollars} from './price-patches.ts'

/** A number of the grid by its place: each duration is two columns, from and to. */
export type Place = {row: number; column: number}
export type PlacedDollars = Place & {dollars: Dollars}

/**
 * What a block copied from a spreadsheet puts where, starting at a cell: either one number per cell or,
 * where one of them reads like "$120-180", one price per cell. Empty cells empty what they cover. A block
 * that does not fit or holds something else is refused as a whole, with the sentence that staff read.
 */
export function placeBlock(
  text: string,
  start: Place,
  size: {rows: number; columns: number},
): PlacedDollars[] | string {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const unreadable = rows.flat().find((cell) => readCell(cell) === null)
  if (unreadable !== undefined) {
    return `"${unreadable.slice(0, 40)}" is not a price in whole dollars. Nothing was pasted.`
  }
  const ranges = rows.flat().some((cell) => readCell(cell)?.length === 2)
  // A price fills both columns of its duration, wherever in it the paste began.
  const first = ranges ? start.column - (start.column % 2) : start.column
  const placed = rows.flatMap((cells, row) =>
    cells
      .flatMap((cell): Dollars[] => {
        const [from, to] = readCell(cell) ?? []
        return ranges ? [from, to ?? from] : [from]
      })
      .map((dollars, column) => ({row: start.row + row, column: first + column, dollars})),
  )
  if (placed.some(({row}) => row >= size.rows)) {
    return `The copied block has ${rows.length} rows; from this cell down there are ${size.rows - start.row}. Nothing was pasted.`
  }
  if (placed.some(({column}) => column >= size.columns)) {
    return 'The copied block is wider than the grid from this cell on. Nothing was pasted.'
  }
  return placed
}

/** The numbers of a cell: none, one or a range; null for anything else. */
function readCell(cell: string): number[] | null {
  if (/^[-–—]?$/.test(cell)) return []
  const found = /^\$?\s*([\d,]+)(?:\.0+)?(?:\s*(?:-|–|—|to)\s*\$?\s*([\d,]+)(?:\.0+)?)?$/i.exec(
    cell,
  )
  if (!found) return null
  const numbers = found.slice(1).filter(Boolean).map(dollarsOf)
  return numbers.every((dollars) => dollars <= 99_999) ? numbers : null
}

function dollarsOf(digits: string) {
  return Number(digits.replaceAll(',', ''))
}
