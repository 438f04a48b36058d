import {expect, test} from 'vitest'

import {uncheckedMeetingPoints} from './unchecked-meeting-points.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const points = [{_type: 'meetingPoint', _key: 'a', title: 'Terminal 1', steps: ['Walk.']}]

test('an old check and a missing one are named, each with what to do', () => {
  const found = uncheckedMeetingPoints(
    [
      destination('old', {meetingCheckedOn: '2026-08-01', meetingPoints: points}),
      destination('never', {meetingPoints: points}),
    ],
    now,
  )
  expect(found.map(({id, detail}) => `${id}: ${detail}`)).toEqual([
    'old: The meeting points were checked on Aug 1, 2026. Look again, then set the day.',
    'never: Nobody has said when the meeting points were checked. The site shows "Call us" instead.',
  ])
})

test('a recent check, and a place without meeting points, need nothing', () => {
  const recent = destination('recent', {meetingCheckedOn: '2026-09-15', meetingPoints: points})
  const published = [
    recent,
    destination('empty', {meetingPoints: []}),
    destination('broken', {meetingPoints: 'text', meetingCheckedOn: 7}),
    {_id: 'page-home', _type: 'page', meetingPoints: points},
  ]
  expect(uncheckedMeetingPoints(published, now)).toEqual([])
  const rules = {_id: 'bookingRules', _type: 'bookingRules', meetingPointDays: 30}
  expect(uncheckedMeetingPoints([...published, rules], now).map(({id}) => id)).toEqual(['recent'])
})

function destination(id: string, fields: object) {
  return {_id: id, _type: 'destination', ...fields}
}
