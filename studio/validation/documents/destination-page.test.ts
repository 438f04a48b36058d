import {expect, test} from 'vitest'

import {publishQuestion} from '../publish-question.ts'
import {destinationIsChosen} from './destination-page.ts'

const reference = {_type: 'reference', _ref: 'destination-mia'}

test('a page with the sections of an airport asks before it is published without one', () => {
  expect(destinationIsChosen(undefined, [{_type: 'meetingSection'}])).toEqual(
    publishQuestion(
      'Choose the airport or the port. Without it some sections of this page stay empty. Publish it anyway?',
    ),
  )
  expect(destinationIsChosen(reference, [{_type: 'meetingSection'}])).toBe(true)
})

test.each([
  'destinationHeadSection',
  'waitingSection',
  'driveTimesSection',
  'destinationVehiclesSection',
  'bookingStripSection',
])('%s stays empty without one', (_type) => {
  expect(destinationIsChosen(undefined, [{_type}])).not.toBe(true)
})

test.each([undefined, null, 'text', [], [null, 'text'], [{_type: 'faqSection'}]])(
  'a page of another kind needs none (%j)',
  (sections) => {
    expect(destinationIsChosen(undefined, sections)).toBe(true)
  },
)
