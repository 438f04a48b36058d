import {expect, test} from 'vitest'

import {isMomentQuestion, isShownMoment, momentQuestion, shownMoment} from './preview-messages.ts'

test('a page and the Studio know each other’s messages from any others', () => {
  expect(isMomentQuestion(structuredClone(momentQuestion))).toBe(true)
  expect(isShownMoment(structuredClone(shownMoment(1000)))).toBe(true)
  expect(isShownMoment(shownMoment(null))).toBe(true)
  for (const other of [null, 'text', {}, {type: 'other'}, {...shownMoment(null), instant: 'now'}]) {
    expect(isMomentQuestion(other)).toBe(false)
    expect(isShownMoment(other)).toBe(false)
  }
  expect(isShownMoment(shownMoment(Number.NaN))).toBe(false)
})
