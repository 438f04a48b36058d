import {expect, test} from 'vitest'

import {openingState} from './opening.ts'

test('an opening is open from the minute it opens to the minute it closes', () => {
  const now = Date.parse('2027-03-11T02:00:00Z')
  expect(openingState({}, now)).toBe('open')
  expect(openingState({opensOn: '2027-03-11T02:00:00Z'}, now)).toBe('open')
  expect(openingState({opensOn: '2027-03-11T02:01:00Z'}, now)).toBe('later')
  expect(openingState({closesOn: '2027-03-11T02:00:00Z'}, now)).toBe('closed')
  expect(openingState({opensOn: 'soon', closesOn: ''}, now)).toBe('open')
})
