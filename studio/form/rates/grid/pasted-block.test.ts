import {expect, test} from 'vitest'

import {parsePastedBlock} from './pasted-block.ts'

const size = {rows: 3, columns: 4}

test('a copied block of numbers fills one cell after the other', () => {
  expect(parsePastedBlock('120\t180\r\n$1,110.00\t\r\n', {row: 1, column: 2}, size)).toEqual([
    {row: 1, column: 2, dollars: 120},
    {row: 1, column: 3, dollars: 180},
    {row: 2, column: 2, dollars: 1110},
    {row: 2, column: 3, dollars: undefined},
  ])
})

test('a copied block of ranges fills whole prices, from either cell of a price', () => {
  const placed = [
    {row: 0, column: 0, dollars: 120},
    {row: 0, column: 1, dollars: 180},
    {row: 0, column: 2, dollars: undefined},
    {row: 0, column: 3, dollars: undefined},
    {row: 1, column: 0, dollars: 350},
    {row: 1, column: 1, dollars: 350},
  ]
  expect(parsePastedBlock('$120-180\t–\n350', {row: 0, column: 0}, size)).toEqual(placed)
  expect(parsePastedBlock('$120 to $180\t\n350', {row: 0, column: 1}, size)).toEqual(placed)
})

test('what nobody sees in a copied block changes no price', () => {
  expect(parsePastedBlock('\u200b120\t180\u00a0\u200b', {row: 0, column: 0}, size)).toEqual([
    {row: 0, column: 0, dollars: 120},
    {row: 0, column: 1, dollars: 180},
  ])
})

test('a block that holds something else or does not fit is refused in words [GRID-1]', () => {
  const at = {row: 1, column: 2}
  expect(parsePastedBlock('120\tcall us', at, size)).toBe(
    '"call us" is not a price in whole dollars. Nothing was pasted. Correct it in your spreadsheet, then copy again.',
  )
  expect(parsePastedBlock('119.50', at, size)).toBe(
    '"119.50" is not a price in whole dollars. Nothing was pasted. Correct it in your spreadsheet, then copy again.',
  )
  expect(parsePastedBlock('1\n2\n3', at, size)).toBe(
    'The copied block has 3 rows; from this cell down there are 2. Nothing was pasted. Copy fewer rows, or begin further up.',
  )
  expect(parsePastedBlock('1\n2', {row: 2, column: 0}, size)).toMatch(/there is 1\. Nothing/)
  expect(parsePastedBlock('1\t2\t3', at, size)).toBe(
    'The copied block is wider than the grid from this cell on. Nothing was pasted. Copy fewer columns, or begin further left.',
  )
})
