import {counted} from '../../../../domain/words/counted.ts'
import type {Dollars} from '../price-patches.ts'
import {readPriceText} from '../price-text.ts'

/** The place of a number in the grid: each duration has two columns, from and to. */
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
  const unreadable = rows.flat().find((cell) => readPriceText(cell) === null)
  if (unreadable !== undefined) {
    return `"${unreadable.slice(0, 40)}" is not a price in whole dollars. Nothing was pasted. Correct it in your spreadsheet, then copy again.`
  }
  const ranges = rows.flat().some((cell) => readPriceText(cell)?.length === 2)
  // A price fills both columns of its duration, whichever of them the paste began in.
  const first = ranges ? start.column - (start.column % 2) : start.column
  const pasted = rows.flatMap((cells, row) =>
    cells
      .flatMap((cell): Dollars[] => {
        const numbers = readPriceText(cell) ?? []
        const [from] = numbers
        if (!ranges) return [from]
        return numbers.length === 2 ? numbers : [from, from]
      })
      .map((dollars, column) => ({row: start.row + row, column: first + column, dollars})),
  )
  if (pasted.some(({row}) => row >= size.rows)) {
    const left = size.rows - start.row
    return `The copied block has ${counted(rows.length, 'row')}; from this cell down there ${left === 1 ? 'is' : 'are'} ${left}. Nothing was pasted. Copy fewer rows, or begin further up.`
  }
  if (pasted.some(({column}) => column >= size.columns)) {
    return 'The copied block is wider than the grid from this cell on. Nothing was pasted. Copy fewer columns, or begin further left.'
  }
  return pasted
}
