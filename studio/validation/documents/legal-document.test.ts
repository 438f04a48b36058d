import {expect, test} from 'vitest'

import {dayHasCome} from './legal-document.ts'

test('a legal text was last updated today in Miami at the latest', () => {
  const now = Date.parse('2026-11-25T03:00:00Z')
  expect(dayHasCome('2026-11-24', now)).toBe(true)
  expect(dayHasCome(undefined, now)).toBe(true)
  expect(dayHasCome('2026-11-25', now)).toMatch(/^This day is still to come/)
})
