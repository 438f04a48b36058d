import {expect, test} from 'vitest'

import {decodeText, parseTable} from './table-text.ts'

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
