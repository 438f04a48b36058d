import {expect, test} from 'vitest'

import {bringBackQuestion} from './bring-back-question.ts'

test('a document of an ordered list comes back at the end of the list; a page or a translation only as a draft', () => {
  const atTheEnd = /^It comes back as a draft, at the end of its list; visitors see it only/
  const asDraft = /^It comes back as a draft; visitors see it only/
  expect(bringBackQuestion('job', 'job-dispatcher', false)).toMatch(atTheEnd)
  expect(bringBackQuestion('destination', 'destination-mia', false)).toMatch(atTheEnd)
  expect(bringBackQuestion('page', 'page-gala', false)).toMatch(asDraft)
  expect(bringBackQuestion('job', 'job-dispatcher-es', false)).toMatch(asDraft)
})

test('a vehicle comes back without its prices, and what else is gone is said', () => {
  expect(bringBackQuestion('vehicle', 'vehicle-s550', true)).toMatch(
    /Publish\. Its prices have to be added to Rates again\. Something that it needs is gone as well/,
  )
})
