import {expect, test} from 'vitest'

import {meetingPointsNeedCheck, meetingPointsShownUntil} from './meeting-check.ts'
import {miamiInstant} from './time/miami-time.ts'

test('meeting points show through the last of the chosen days, by the clocks of Miami [PLACES-4]', () => {
  expect(meetingPointsShownUntil('2026-11-01', 30)).toBe(miamiInstant('2026-12-02'))
  expect(meetingPointsShownUntil('2026-03-07', 1)).toBe(miamiInstant('2026-03-09'))
})

test.each([null, undefined, 0])('with %s days chosen they show for 180 [PLACES-4]', (days) => {
  expect(meetingPointsShownUntil('2026-01-01', days)).toBe(miamiInstant('2026-07-01'))
})

test.each([null, undefined, '', 'soon', '2026-13-40'])(
  'without a date (%s) they never show',
  (day) => {
    expect(meetingPointsShownUntil(day, 30)).toBeNull()
    expect(meetingPointsNeedCheck(day, 30, 0)).toBe(true)
  },
)

test('the office is asked after 90 days, or before they disappear [START-2]', () => {
  const at = (time: string) => miamiInstant(time) ?? 0
  expect(meetingPointsNeedCheck('2026-01-01', null, at('2026-04-01T23:59'))).toBe(false)
  expect(meetingPointsNeedCheck('2026-01-01', null, at('2026-04-02'))).toBe(true)
  expect(meetingPointsNeedCheck('2026-01-01', 30, at('2026-01-31T23:59'))).toBe(false)
  expect(meetingPointsNeedCheck('2026-01-01', 30, at('2026-02-01'))).toBe(true)
})
