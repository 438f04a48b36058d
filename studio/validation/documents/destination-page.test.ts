import {expect, test} from 'vitest'

import {destinationIsChosen} from './destination-page.ts'

const reference = {_type: 'reference', _ref: 'destination-mia'}

test('a page with the sections of an airport asks before it is published without one', () => {
  expect(destinationIsChosen(undefined, [{_type: 'meetingSection'}])).toMatch(
    /^Choose the airport or the port.*anyway\?$/,
  )
  expect(destinationIsChosen(reference, [{_type: 'meetingSection'}])).toBe(true)
})

test.each([undefined, null, 'text', [], [null, 'text'], [{_type: 'faqSection'}]])(
  'a page of another kind needs none (%j)',
  (sections) => {
    expect(destinationIsChosen(undefined, sections)).toBe(true)
  },
)
