import {expect, test} from 'vitest'

import {anchorOnce} from './anchor-once.ts'

const text = (_key: string, heading?: string) => ({_key, _type: 'legalTextSection', heading})
const refund = {_key: 'r', _type: 'refundSection', heading: 'When is it refundable?'}

test('the chapters of a legal document have links of their own [CHECK-9]', () => {
  expect(anchorOnce([text('a', 'What we collect'), text('b', 'Your choices'), refund])).toBe(true)
  expect(anchorOnce([text('a'), text('b')])).toBe(true)
  expect(anchorOnce(undefined)).toBe(true)
  const same = 'Give one of them another heading, or remove one.'
  expect(anchorOnce([text('a', 'Your choices'), text('b', 'Your choices?')])).toBe(
    `Two parts would have the same link, "#your-choices". ${same}`,
  )
  expect(anchorOnce([text('a', 'Refund'), refund])).toBe(
    `Two parts would have the same link, "#refund". ${same}`,
  )
})

test.each([
  'Main',
  'Root',
  'Page data',
  'On this page',
  'Site menu',
  'Site footer',
  'Menu account',
])('no chapter takes the id of "%s" from the page', (heading) => {
  expect(anchorOnce([text('a', heading)])).toMatch(/^The site uses "#[a-z-]+" itself\./)
})
