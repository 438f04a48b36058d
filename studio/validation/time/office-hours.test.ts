import {expect, test} from 'vitest'

import {clockTime, opensBeforeItCloses} from './office-hours.ts'

test('office hours are written with four digits and open before they close [CHECK-7]', () => {
  expect(['08:00', '20:00', '23:59'].map(clockTime)).toEqual([true, true, true])
  for (const time of ['8:00', '25:00', '08:60', '8AM']) {
    expect(clockTime(time)).toBe('Write the time as four digits, for example 08:00 or 20:00.')
  }
  expect(opensBeforeItCloses({opens: '08:00', closes: '20:00'})).toBe(true)
  expect(opensBeforeItCloses({opens: '20:00', closes: '08:00'})).toBe(
    'The office closes (08:00) before it opens (20:00). Swap them?',
  )
})

test.each(['08:00 ', '08:00\u00a0', '\u200b08:00'])(
  '%j is refused for what nobody sees in it [CHECK-7]',
  (time) => {
    expect(clockTime(time)).toMatch(/^There is a space or an invisible character in it/)
  },
)

test('an office that closes at midnight is told how to write it [CHECK-7]', () => {
  const advice =
    'A day runs from 00:00 to 23:59. For an office that closes at midnight, write 23:59.'
  expect(opensBeforeItCloses({opens: '08:00', closes: '00:00'})).toBe(advice)
  expect(clockTime('24:00')).toBe(advice)
  expect(opensBeforeItCloses({opens: '08:00', closes: '24:00'})).toBe(true)
  expect(opensBeforeItCloses({opens: '00:00', closes: '23:59'})).toBe(true)
})

test('hours that are still being written are not judged, and an office that closes as it opens is asked about', () => {
  expect(clockTime(undefined)).toBe(true)
  for (const hours of [undefined, {}, {opens: '08:00'}, {closes: '08:00'}]) {
    expect(opensBeforeItCloses(hours)).toBe(true)
  }
  // The field of the time itself says what is wrong.
  expect(opensBeforeItCloses({opens: '9:00', closes: '17:00'})).toBe(true)
  expect(opensBeforeItCloses({opens: '08:00', closes: '08:00'})).toMatch(/Swap them/)
})
