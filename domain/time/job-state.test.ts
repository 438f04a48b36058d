import {expect, test} from 'vitest'

import {jobState} from './job-state.ts'

test('an opening is open from the minute it opens to the minute it closes', () => {
  const now = Date.parse('2027-03-11T02:00:00Z')
  expect(jobState({}, now)).toBe('open')
  expect(jobState({opensOn: '2027-03-11T02:00:00Z'}, now)).toBe('open')
  expect(jobState({opensOn: '2027-03-11T02:01:00Z'}, now)).toBe('later')
  expect(jobState({closesOn: '2027-03-11T02:00:00Z'}, now)).toBe('closed')
  expect(jobState({opensOn: 'soon', closesOn: ''}, now)).toBe('open')
})
