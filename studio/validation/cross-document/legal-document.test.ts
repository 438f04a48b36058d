import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {publishQuestion} from '../publish-question.ts'
import {dayFollowsText} from './legal-document.ts'

const today = '2026-11-24'
const published = {
  _id: 'legal-privacy-policy',
  _type: 'legalDocument',
  title: 'Privacy Policy',
  sections: [{_key: 'a', _type: 'legalTextSection', heading: 'Cookies'}],
  lastUpdated: '2026-10-01',
}
const otherWords = {sections: [{...published.sections[0], heading: 'No cookies'}]}
const asked = publishQuestion('The text has changed since this day. Publish it anyway?')

beforeEach(() => {
  // In Miami it is still the day before.
  vi.useFakeTimers({now: Date.parse('2026-11-25T03:00:00Z'), toFake: ['Date']})
})
afterEach(() => {
  vi.useRealTimers()
})

test('other words below the day of the last change, or an earlier one, are asked about [PUBLISH-4]', async () => {
  expect(await check(otherWords)).toEqual(asked)
  expect(await check({lead: 'What we store.'})).toEqual(asked)
  expect(await check({...otherWords, lastUpdated: '2025-01-01'})).toEqual(asked)
})

test('a later day, and today after a second change, are right', async () => {
  expect(await check({...otherWords, lastUpdated: '2026-11-20'})).toBe(true)
  const ofToday = {...published, lastUpdated: today}
  expect(await check({...otherWords, lastUpdated: today}, ofToday)).toBe(true)
})

test('Spanish words may change below the day of the English ones, which stays', async () => {
  expect(await check({...otherWords, language: 'es'})).toBe(true)
})

test('where no words change, or nothing is published, nothing is asked', async () => {
  expect(await check({seo: {title: 'Privacy'}})).toBe(true)
  expect(await check(otherWords, {...published, _id: 'legal-terms-of-service'})).toBe(true)
  expect(await check({...otherWords, lastUpdated: undefined})).toBe(true)
})

function check(entered: object, before = published) {
  const draft: typeof published = {...published, ...entered, _id: `drafts.${published._id}`}
  return dayFollowsText(draft.lastUpdated, ruleContext(draft, [before]))
}
