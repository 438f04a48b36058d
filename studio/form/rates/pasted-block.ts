import type {Dollars} from './price-patches.ts'

/** Where a number stands in the grid: each duration has two columns, from and to. */
export type GridPosition = {row: number; column: number}
export type PastedCell = GridPosition & {dollars: Dollars}

/**
 * The cells that a block copied from a spreadsheet fills, starting at a cell: one number for each of its
 * cells or, where one of them reads like "$120-180", one price. Empty cells clear what they cover. A block that
 * does not fit or holds something else is refused as a whole, with the sentence that staff read.
 */
export function parsePastedBlock(
  text: string,
  start: GridPosition,
  size: {rows: number; columns: number},
): PastedCell[] | string {
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
  // A price fills both columns of its duration, whichever of them the paste began in.
  const first = ranges ? start.column - (start.column % 2) : start.column
  const pasted = rows.flatMap((cells, row) =>
    cells
      .flatMap((cell): Dollars[] => {
        const [from, to] = readCell(cell) ?? []
        return ranges ? [from, to ?? from] : [from]
      })
      .map((dollars, column) => ({row: start.row + row, column: first + column, dollars})),
  )
  if (pasted.some(({row}) => row >= size.rows)) {
    return `The copied block has ${rows.length} rows; from this cell down there are ${size.rows - start.row}. Nothing was pasted.`
  }
  if (pasted.some(({column}) => column >= size.columns)) {
    return 'The copied block is wider than the grid from this cell on. Nothing was pasted.'
  }
  return pasted
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
