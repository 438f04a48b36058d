import {expect, test} from 'vitest'

import {publishQuestion} from '../publish-question.ts'
import {alwaysShows, endsAfterItStarts, pageStillShows} from './schedule.ts'

const monday = '2026-12-07T13:00:00Z'
const friday = '2026-12-11T13:00:00Z'

test('what shows for a time starts before it ends [CHECK-7]', () => {
  expect(endsAfterItStarts(friday, {showFrom: monday})).toBe(true)
  expect(endsAfterItStarts(friday, {})).toBe(true)
  expect(endsAfterItStarts(undefined, {showFrom: monday})).toBe(true)
  expect(endsAfterItStarts(monday, {showFrom: friday})).toBe('This ends before it starts.')
  expect(endsAfterItStarts(monday, {showFrom: monday})).toBe('This ends before it starts.')
})

test('the same moment may be written in two ways', () => {
  expect(endsAfterItStarts(monday, {showFrom: '2026-12-07T13:00:00.000Z'})).toBe(
    'This ends before it starts.',
  )
})

test('without a start there is nothing to compare', () => {
  for (const schedule of [undefined, null, 'text', {showFrom: null}]) {
    expect(endsAfterItStarts(friday, schedule)).toBe(true)
  }
})

test('a page whose time has passed is asked about, a section is not [CHECK-5]', () => {
  const page = {_id: 'drafts.page-gala', showUntil: friday}
  const passed = publishQuestion(
    'This time has passed, so the page does not show. Publish it anyway?',
  )
  const end = Date.parse(friday)
  expect(pageStillShows(friday, page, end - 1)).toBe(true)
  expect(pageStillShows(friday, page, end)).toEqual(passed)
  expect(pageStillShows(undefined, page, end)).toBe(true)
  expect(pageStillShows(friday, {_key: 'a', _type: 'textSection'}, end)).toBe(true)
})

test('a page that every site has takes no times', () => {
  expect([undefined, ''].map(alwaysShows)).toEqual([true, true])
  expect(alwaysShows(monday)).toBe('The site needs this page at all times. Empty this field.')
})
