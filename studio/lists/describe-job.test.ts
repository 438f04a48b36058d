import {expect, test} from 'vitest'

import {closesSoon, describeJob} from './describe-job.ts'

test('staff read when an opening opens or closes, in days of Miami', () => {
  // 9 PM of March 10 in Miami; the clocks change on March 14.
  const now = new Date('2027-03-11T02:00:00Z')
  const closesOn = (time: string) => describeJob({closesOn: time}, now)
  expect(closesOn('2027-03-11T04:59:00Z')).toBe('Open, closes today')
  expect(closesOn('2027-03-11T05:00:00Z')).toBe('Open, closes tomorrow')
  expect(closesOn('2027-03-23T03:59:00Z')).toBe('Open, closes in 12 days')
  expect(closesOn('2027-03-10T04:59:00Z')).toBe('Closed Mar 9')
  expect(describeJob({opensOn: '2027-04-01T13:00:00Z'}, now)).toBe('Opens Apr 1')
  expect(describeJob({opensOn: '2028-04-01T13:00:00Z'}, now)).toBe('Opens Apr 1, 2028')
  expect(closesOn('2026-03-10T03:59:00Z')).toBe('Closed Mar 9, 2026')
})

test('an opening closes soon within seven days of Miami, while it is open [START-2]', () => {
  // 9 PM of March 10 in Miami; the clocks change on March 14.
  const now = new Date('2027-03-11T02:00:00Z')
  expect(closesSoon({closesOn: '2027-03-18T03:59:00Z'}, now)).toBe(true)
  expect(closesSoon({closesOn: '2027-03-18T04:00:00Z'}, now)).toBe(false)
  expect(closesSoon({closesOn: '2027-03-11T01:59:00Z'}, now)).toBe(false)
  expect(closesSoon({opensOn: '2027-03-12T05:00:00Z', closesOn: '2027-03-13T05:00:00Z'}, now)).toBe(
    false,
  )
  expect(closesSoon({}, now)).toBe(false)
})
