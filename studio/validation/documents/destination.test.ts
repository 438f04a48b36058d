import {expect, test} from 'vitest'

import {
  airportCode,
  countyOnce,
  checkDayIsGiven,
  shorterTimeFirst,
  titleOnce,
  wholeMinutes,
} from './destination.ts'

test('meeting points want a day of their check', () => {
  expect(checkDayIsGiven(undefined, [{title: 'Level 1'}])).toMatch(/^Without this day/)
  expect(checkDayIsGiven(undefined, [])).toBe(true)
  expect(checkDayIsGiven('2026-11-24', [{title: 'Level 1'}])).toBe(true)
})

test.each([0, 481, 2.5, -3])('%s are no minutes [CHECK-8]', (minutes) => {
  expect(wholeMinutes(minutes)).toBe('Minutes are a whole number from 1 to 480.')
})

test.each([undefined, 1, 480])('%s minutes are fine', (minutes) => {
  expect(wholeMinutes(minutes)).toBe(true)
})

test('a range runs from the shorter time to the longer one [CHECK-8]', () => {
  expect(shorterTimeFirst({fromMinutes: 40, toMinutes: 20})).toBe(
    'The quiet day (40 minutes) takes longer than the busy one (20 minutes). Swap them?',
  )
  expect(shorterTimeFirst({fromMinutes: 20, toMinutes: 20})).toBe(true)
  expect(shorterTimeFirst({fromMinutes: 20})).toBe(true)
  expect(shorterTimeFirst(null)).toBe(true)
})

test('a county and a meeting point stand once', () => {
  expect(countyOnce([{county: 'Broward'}, {county: 'broward '}])).toBe(
    '"broward " is listed here twice.',
  )
  expect(countyOnce([{county: 'Broward'}, {county: ''}, {}, null])).toBe(true)
  expect(titleOnce([{title: 'Terminal 1'}, {title: 'Terminal 1'}])).toMatch(/twice/)
  expect(titleOnce([{title: 'Terminal 1'}, {title: 'Terminal\u00a01\u200b'}])).toMatch(/twice/)
  expect(titleOnce('text')).toBe(true)
})

test('what is still empty is not judged', () => {
  expect(countyOnce([{county: ' '}, {county: ' '}, {county: ''}])).toBe(true)
  expect(shorterTimeFirst(undefined)).toBe(true)
})

test.each([undefined, '', 'MIA', 'KOPF', 'X51'])('%j can be the code of an airport', (code) => {
  expect(airportCode(code)).toBe(true)
})

test.each(['mia', 'MI', 'KOPFX', 'Miami (MIA)', 'MIA - Terminal D', ' '])(
  '%j is refused as an airport code',
  (code) => {
    expect(airportCode(code)).toMatch(/^Write three or four capital letters or digits/)
  },
)

test.each(['MIA ', 'MIA\u00a0', '\u200bMIA'])(
  '%j is refused for what nobody sees in the code of an airport',
  (code) => {
    expect(airportCode(code)).toMatch(/^There is a space or an invisible character in it/)
  },
)
