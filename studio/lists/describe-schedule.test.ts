import {expect, test} from 'vitest'

import {describeSchedule} from './describe-schedule.ts'

const now = Date.parse('2026-11-24T15:00:00Z') // Tuesday, 10 AM in Miami

test.each([
  [{}, ''],
  [{showFrom: '2026-11-27T13:00:00Z'}, 'Shows from Friday 8 AM'],
  [{showFrom: '2026-11-24T23:30:00Z'}, 'Shows from today 6:30 PM'],
  [{showFrom: '2026-12-24T13:00:00Z'}, 'Shows from Dec 24, 8 AM'],
  [{showFrom: '2027-01-02T13:00:00Z'}, 'Shows from Jan 2, 2027, 8 AM'],
  [{showUntil: '2026-11-28T04:00:00Z'}, 'Shows until Friday 11 PM'],
  [
    {showFrom: '2026-11-27T13:00:00Z', showUntil: '2026-12-24T23:00:00Z'},
    'Shows from Friday 8 AM until Dec 24, 6 PM',
  ],
  [{showFrom: '2026-11-20T13:00:00Z', showUntil: '2026-11-21T13:00:00Z'}, 'Ended Nov 21'],
  [{showFrom: '2026-11-20T13:00:00Z'}, ''],
  [{showFrom: 'soon'}, ''],
])('%o reads "%s"', (schedule, words) => {
  expect(describeSchedule(schedule, now)).toBe(words)
})
