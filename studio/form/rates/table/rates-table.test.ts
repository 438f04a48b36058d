import {expect, test} from 'vitest'

import {hasHeading, readTable, tableOf} from './rates-table.ts'
import {commaSeparated, parseTable, tabSeparated} from './table-text.ts'

const vehicles = [
  {_id: 'vehicle-escalade', name: 'Cadillac Escalade'},
  {_id: 'vehicle-limo', name: 'Limousine 24", white, long'},
  {_id: 'vehicle-sprinter', name: 'Mercedes Sprinter'},
]

const cards = [
  {
    key: 'a',
    fromHours: 2,
    toHours: 4,
    prices: [
      {key: 'p', vehicleId: 'vehicle-escalade', min: 1120, max: 1180},
      {key: 'q', vehicleId: 'vehicle-limo', min: 350, max: 350},
      {key: 'r', vehicleId: 'vehicle-sprinter', min: 180, max: undefined},
    ],
  },
  {
    key: 'b',
    fromHours: 4,
    toHours: undefined,
    prices: [{key: 's', vehicleId: 'vehicle-escalade', min: 110, max: 160}],
  },
]

const unchanged = {writes: [], changes: [], refused: []}

test('a copied and a downloaded table change nothing when they are read again', () => {
  const table = tableOf(vehicles, cards)
  expect(table).toEqual([
    ['Vehicle', '2-4 hours', '4+ hours'],
    ['Cadillac Escalade', '$1,120-1,180', '$110-160'],
    ['Limousine 24", white, long', '$350', ''],
    ['Mercedes Sprinter', '$180-?', ''],
  ])
  for (const text of [tabSeparated(table), commaSeparated(table)]) {
    expect(parseTable(text)).toEqual(table)
    expect(readTable(parseTable(text), vehicles, cards)).toEqual(unchanged)
  }
})

test('a table as Excel saves it in other countries is compared by names, with every change in words', () => {
  const table = parseTable(
    '\uFEFFVEHICLE;4+ hrs;2–4 hours ($ per hour)\r\n' +
      'mercedes  sprinter;"$95-$110";180 – 280\r\n' +
      '"Cadillac Escalade";;"$1,120 to $1,180"\r\n;;\r\n',
  )
  expect(hasHeading(table, cards)).toBe(true)
  const {writes, changes, refused} = readTable(table, vehicles, cards)
  expect(refused).toEqual([])
  expect(changes).toEqual([
    'Mercedes Sprinter, 4+ hours: added $95-110',
    'Mercedes Sprinter, 2-4 hours: $180-? → $180-280',
    'Cadillac Escalade, 4+ hours: price removed, was $110-160',
  ])
  const sprinter = {vehicleId: 'vehicle-sprinter'}
  const escalade = {cardKey: 'b', vehicleId: 'vehicle-escalade', dollars: undefined}
  expect(writes).toEqual([
    {...sprinter, cardKey: 'b', end: 'min', dollars: 95},
    {...sprinter, cardKey: 'b', end: 'max', dollars: 110},
    {...sprinter, cardKey: 'a', end: 'max', dollars: 280},
    {...escalade, end: 'min'},
    {...escalade, end: 'max'},
  ])
})

test('a line or column that cannot be imported is named with the reason, and leaves the rest [GRID-2]', () => {
  const table = [
    ['Vehicle', '2-4 hours', '3-5 hours', '2-4 hours'],
    ['Cadillac Escalade', '$1130-1180', '$1', '$2'],
    ['Tesla', '$100'],
    ['', '$100'],
    ['Cadillac Escalade', '$999'],
    ['Mercedes Sprinter', 'call us'],
    ['Limousine 24", white, long', '$350-300'],
  ]
  const {changes, refused} = readTable(table, vehicles, cards)
  expect(changes).toEqual(['Cadillac Escalade, 2-4 hours: $1,120-1,180 → $1,130-1,180'])
  expect(refused).toEqual([
    'Column "3-5 hours": there is no such duration in the grid',
    'Column "2-4 hours": stands in the table twice; the first one counts',
    'Line 3: Tesla: there is no vehicle with this name',
    'Line 4: names no vehicle',
    'Line 5: Cadillac Escalade: stands in the table twice; the first line counts',
    'Line 6: Mercedes Sprinter: 2-4 hours: "call us" is not a price in whole dollars',
    'Line 7: Limousine 24", white, long: 2-4 hours: The lower price ($350) is above the higher price ($300). Swap them?',
  ])
})

test('what nobody sees in a copied table changes neither names nor prices [GRID-2]', () => {
  const table = [
    ['Vehicle', '2-4\u00a0hours\u200b'],
    ['\u200bCadillac\u00a0Escalade', '$1130-1180\u200b'],
  ]
  expect(readTable(table, vehicles, cards)).toMatchObject({
    changes: ['Cadillac Escalade, 2-4 hours: $1,120-1,180 → $1,130-1,180'],
    refused: [],
  })
})

test('half hours may be written in both ways', () => {
  const longer = [{key: 'half', fromHours: 4.5, toHours: undefined, prices: []}]
  for (const heading of ['4.5+ hours', '4½+ hours']) {
    const table = [
      ['Vehicle', heading],
      ['Mercedes Sprinter', '$95'],
    ]
    expect(readTable(table, vehicles, longer).writes).toHaveLength(2)
  }
})

test('prices that no rule would let through, and cells beyond the headings, are left out', () => {
  const read = (...cells: string[]) =>
    readTable(
      [
        ['Vehicle', '2-4 hours'],
        ['Mercedes Sprinter', ...cells],
      ],
      vehicles,
      cards,
    )
  const {writes, refused} = read('$9,000')
  expect(writes).toEqual([])
  expect(refused[0]).toContain('A price is in whole dollars, from $1 to $5000.')
  expect(read('$?-200').refused[0]).toContain('Fill in both prices.')
  // An unquoted comma splits a price into two cells.
  expect(read('$1', '110').refused[0]).toContain('has more cells than the first line has headings')
  expect(read()).toEqual(unchanged)
})

test('two vehicles of one name are left out, since the table does not say which is meant', () => {
  const twins = [...vehicles, {_id: 'vehicle-other', name: 'Mercedes Sprinter'}]
  const table = [
    ['Vehicle', '2-4 hours'],
    ['Mercedes Sprinter', '$200'],
  ]
  expect(readTable(table, twins, cards).refused).toEqual([
    'Line 2: Mercedes Sprinter: two vehicles have this name',
  ])
})

test('a block of prices without a heading is no table', () => {
  expect(hasHeading([['$120-180', '$110-160']], cards)).toBe(false)
  expect(hasHeading([['120', '180']], cards)).toBe(false)
  expect(hasHeading([], cards)).toBe(false)
})
