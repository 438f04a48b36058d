import {expect, test} from 'vitest'

import {describeOpening} from './describe-opening.ts'

test('staff read when an opening opens or closes, in days of Miami', () => {
  // 9 PM of March 10 in Miami; the clocks change on March 14.
  const now = new Date('2027-03-11T02:00:00Z')
  const closesOn = (time: string) => describeOpening({closesOn: time}, now)
  expect(closesOn('2027-03-11T04:59:00Z')).toBe('Open, closes today')
  expect(closesOn('2027-03-11T05:00:00Z')).toBe('Open, closes tomorrow')
  expect(closesOn('2027-03-23T03:59:00Z')).toBe('Open, closes in 12 days')
  expect(closesOn('2027-03-10T04:59:00Z')).toBe('Closed Mar 9')
  expect(describeOpening({opensOn: '2027-04-01T13:00:00Z'}, now)).toBe('Opens Apr 1')
})
