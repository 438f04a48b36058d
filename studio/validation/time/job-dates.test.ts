import {expect, test} from 'vitest'

import {publishQuestion} from '../publish-question.ts'
import {closesAfterItOpens, notYetClosed, opensToday} from './job-dates.ts'

test('an opening closes after it opens [CHECK-7]', () => {
  const opens = '2027-03-14T06:59:00.000Z'
  expect(closesAfterItOpens(undefined, opens)).toBe(true)
  expect(closesAfterItOpens('2027-03-14T07:00:00.000Z', opens)).toBe(true)
  expect(closesAfterItOpens('2027-03-14T07:00:00.000Z', undefined)).toBe(true)
  for (const closes of [opens, '2027-03-13T12:00:00.000Z']) {
    expect(closesAfterItOpens(closes, opens)).toBe(
      'The opening closes before it opens (Mar 14, 2027, 1:59 AM EST). Choose a later time or leave this empty.',
    )
  }
  expect(closesAfterItOpens('2027-11-07T05:30:00Z', '2027-11-07T06:30:00.000Z')).toContain(
    '(Nov 7, 2027, 1:30 AM EST)',
  )
})

test('a closing time in the past is asked about before Publish', () => {
  const now = Date.parse('2027-11-07T06:00:00Z')
  expect(notYetClosed(undefined, now)).toBe(true)
  expect(notYetClosed('2027-11-07T06:01:00Z', now)).toBe(true)
  expect(notYetClosed('2027-11-07T06:00:00Z', now)).toEqual(
    publishQuestion(
      'This time has passed: the opening does not show on the site. Publish it anyway?',
    ),
  )
})

test('a new opening opens today, at the hour that has begun', () => {
  expect(opensToday(Date.parse('2027-11-07T04:59:59Z'))).toBe('2027-11-07T04:00:00.000Z')
  expect(opensToday(Date.parse('2027-03-14T07:00:00Z'))).toBe('2027-03-14T07:00:00.000Z')
})
