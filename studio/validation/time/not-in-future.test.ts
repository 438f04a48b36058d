import {expect, test} from 'vitest'

import {dayOfLooking, notInFuture} from './not-in-future.ts'

test('a check, or the update of a legal text, may be of today in Miami, not of tomorrow [CHECK-8]', () => {
  const now = Date.parse('2026-11-25T03:00:00Z')
  expect(notInFuture('2026-11-24', now, 'Choose another.')).toBe(true)
  expect(notInFuture(undefined, now, 'Choose another.')).toBe(true)
  expect(notInFuture('2026-11-25', now, 'Choose another.')).toBe(
    'This day is still to come. Choose another.',
  )
  expect(notInFuture('2026-11-25', now, dayOfLooking)).toBe(
    'This day is still to come. Choose the day on which somebody looked.',
  )
})
