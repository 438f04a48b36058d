import {expect, test} from 'vitest'

import {changedText} from './changed-text.ts'

test('of a long text only the part that differs is shown', () => {
  const long = (hours: number) =>
    `We confirm every ride in writing. Bookings are made at least ${hours} hours before pick-up, by phone or online, every day of the year.`
  expect(changedText(long(24), long(12))).toBe(
    '"… made at least 24 hours before pick-up, …" → "… made at least 12 hours before pick-up, …"',
  )
  expect(changedText('a  b '.repeat(30), 'a b '.repeat(30))).toBe('spaces or line breaks changed')
  expect(changedText('12 Main St\nMiami', '12 Main St Miami')).toBe('spaces or line breaks changed')
})
