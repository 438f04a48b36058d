import {expect, test} from 'vitest'

import {commaSeparated, decodeText, parseTable, tabSeparated} from './table-text.ts'

test('a file is read in each encoding in which Excel saves tables', () => {
  const utf8 = new TextEncoder().encode('\uFEFFPrice,95–110')
  expect(decodeText(utf8)).toBe('Price,95–110')
  // The en dash of Windows.
  expect(decodeText(new Uint8Array([0x39, 0x35, 0x96, 0x31]))).toBe('95–1')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x39, 0, 0x13, 0x20]))).toBe('9–')
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(null)
})

test('cells are separated by commas, semicolons or tabs, and may hold any of them in quotes', () => {
  const cells = [
    ['Vehicle', '2-4 hours'],
    ['Limousine, 24"; white', '$1,120-$1,180'],
  ]
  for (const separator of [',', ';', '\t']) {
    const lines = [
      ['Vehicle', '2-4 hours'],
      ['"Limousine, 24""; white"', '"$1,120-$1,180"'],
    ]
    expect(parseTable(lines.map((line) => line.join(separator)).join('\r\n'))).toEqual(cells)
  }
})

test('the last cells of a copied table count even when they are empty', () => {
  expect(parseTable('Vehicle\t2-4 hours\nRolls Royce\t\n')).toEqual([
    ['Vehicle', '2-4 hours'],
    ['Rolls Royce', ''],
  ])
})

const names = [
  'A, B',
  '24" wide',
  'Two\r\nlines',
  '=1+1',
  '+1',
  '-1',
  '@A1',
  '=1\n+1',
  "'=1",
  "'Til late",
  'A;=1+1',
]

test('a saved table is quoted as in RFC 4180, and no name in it is a formula to a spreadsheet', () => {
  const rows = commaSeparated(names.map((name) => [name, '$95-110']))
  const cells = [
    '"A, B"',
    '"24"" wide"',
    '"Two\r\nlines"',
    `"'=1+1"`,
    `"'+1"`,
    `"'-1"`,
    `"'@A1"`,
    `"'=1\n+1"`,
    `"''=1"`,
    `"''Til late"`,
    '"A;=1+1"',
  ]
  expect(rows).toBe(`\uFEFF${cells.map((cell) => `${cell},$95-110`).join('\r\n')}`)
})

test('names come back from a saved and from a copied table as they were', () => {
  const table = names.map((name) => [name, '$95-110'])
  for (const text of [commaSeparated(table).slice(1), tabSeparated(table)]) {
    expect(parseTable(text)).toEqual(table)
  }
  expect(tabSeparated([['=1+1']])).toBe(`"'=1+1"`)
})
