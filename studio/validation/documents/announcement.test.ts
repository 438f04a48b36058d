import {expect, test} from 'vitest'

import {publishQuestion} from '../publish-question.ts'
import {
  announcementEnds,
  announcementIsBrief,
  announcementLength,
  announcementLinkIsShort,
  announcementStillShows,
} from './announcement.ts'

test('an announcement is short and ends [CHECK-5]', () => {
  expect(announcementLength('x'.repeat(140))).toBe(true)
  expect(announcementLength('x'.repeat(141))).toBe(
    '141 characters. The announcement has room for 140.',
  )
  const text = 'Office closed on Monday.'
  expect(announcementEnds(undefined, {})).toBe(true)
  expect(announcementEnds('2026-12-24T12:00:00.000Z', {text})).toBe(true)
  expect(announcementEnds(undefined, {text})).toBe(
    'Say when the announcement ends. Until then it is not shown.',
  )
  expect(
    announcementEnds('2026-12-24T12:00:00.000Z', {text, showFrom: '2026-12-24T12:00:00.000Z'}),
  ).toBe('The announcement ends before it starts.')
})

test('the start and the end of an announcement may be written in two ways', () => {
  const times = {text: 'Closed.', showFrom: '2026-12-24T12:00:00.000Z'}
  expect(announcementEnds('2026-12-24T12:00:00Z', times)).toBe(
    'The announcement ends before it starts.',
  )
})

test('an announcement that stays for more than 60 days is a warning [CHECK-5]', () => {
  const text = 'Office closed on Monday.'
  const now = Date.parse('2026-11-01T12:00:00.000Z')
  const showFrom = '2026-12-01T12:00:00.000Z'
  const warning = 'It would show for 61 days. Visitors stop noticing what stays for more than 60.'
  expect(announcementIsBrief('2026-12-31T12:00:00.000Z', {text}, now)).toBe(true)
  expect(announcementIsBrief('2027-01-01T12:00:00.000Z', {text}, now)).toBe(warning)
  expect(announcementIsBrief('2027-01-30T12:00:00.000Z', {text, showFrom}, now)).toBe(true)
  expect(announcementIsBrief('2027-01-31T12:00:00.000Z', {text, showFrom}, now)).toBe(warning)
  expect(announcementIsBrief('2027-01-31T12:00:00.000Z', {text: ''}, now)).toBe(true)
})

test('an announcement may end as soon as it has started', () => {
  const times = {text: 'Closed.', showFrom: '2026-12-24T12:00:00.000Z'}
  expect(announcementEnds('2026-12-24T12:01:00.000Z', times)).toBe(true)
})

test('the days of an announcement are those of Miami, also where its clocks change [CHECK-5]', () => {
  const text = 'Office closed on Monday.'
  const days = (showFrom: string, showUntil: string) =>
    announcementIsBrief(showUntil, {text, showFrom}, 0)
  const warning = 'It would show for 61 days. Visitors stop noticing what stays for more than 60.'
  // The clocks go back on November 7, 2027, and forward on March 14.
  expect(days('2027-10-01T13:00:00.000Z', '2027-11-30T14:00:00.000Z')).toBe(true)
  expect(days('2027-10-01T13:00:00.000Z', '2027-11-30T14:01:00.000Z')).toBe(warning)
  expect(days('2027-02-01T14:00:00.000Z', '2027-04-02T13:00:00.000Z')).toBe(true)
  expect(days('2027-02-01T14:00:00.000Z', '2027-04-02T13:01:00.000Z')).toBe(warning)
})

test('a link that has no room beside the announcement on a phone is a question, in each language', () => {
  const short = {label: 'Contact us', labelTranslations: [{value: 'Contáctenos'}]}
  expect(announcementLinkIsShort(undefined)).toBe(true)
  expect(announcementLinkIsShort(short)).toBe(true)
  expect(announcementLinkIsShort({label: 'x'.repeat(30)})).toBe(true)
  expect(announcementLinkIsShort({label: 'Call {phone}'})).toBe(true)
  expect(announcementLinkIsShort({label: 'Reserve now: call {phone}'})).not.toBe(true)
  const cutOff = (text: string) =>
    publishQuestion(
      `On a phone "${text}" is cut off: a link has room for 30 letters. Publish it anyway?`,
    )
  const long = 'See how we drive in a hurricane'
  expect(announcementLinkIsShort({...short, label: long})).toEqual(cutOff(long))
  const spanish = 'Vea cómo manejamos en un huracán'
  expect(announcementLinkIsShort({...short, labelTranslations: [{value: spanish}]})).toEqual(
    cutOff(spanish),
  )
})

test('an announcement whose end has passed is asked about [CHECK-5]', () => {
  const end = '2026-12-24T12:00:00.000Z'
  const now = Date.parse(end)
  const text = 'Office closed on Monday.'
  expect(announcementStillShows(end, {text}, now - 1)).toBe(true)
  expect(announcementStillShows(end, {text}, now)).toEqual(
    publishQuestion('This time has passed, so the announcement does not show. Publish it anyway?'),
  )
  expect(announcementStillShows(end, {text: ''}, now)).toBe(true)
  expect(announcementStillShows(undefined, {text}, now)).toBe(true)
})

test('times that cannot be read give no number of days', () => {
  const text = 'Office closed on Monday.'
  expect(announcementIsBrief('soon', {text}, 0)).toBe(true)
  expect(announcementIsBrief('2026-12-31T12:00:00.000Z', {text, showFrom: 'soon'}, 0)).toBe(true)
})
