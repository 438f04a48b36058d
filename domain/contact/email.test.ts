import {expect, test} from 'vitest'

import {isEmail} from './email.ts'

test.each([
  'jordan@example',
  'a@b.co',
  'first.last+tag@mail.example.com',
  "o'neil{x}@example.com",
  'a.@b-c.de',
  `a@${'b'.repeat(63)}.co`,
])('%s is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b.',
  'a@b..co',
  'a@-b.co',
  'a@b-',
  'a b@c.de',
  'a@@b.co',
  'zoë@example.com',
  'a@b.co\n',
  `a@${'b'.repeat(64)}.co`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('a part of a host name may be one letter', () => {
  expect(isEmail('a@b.c')).toBe(true)
})
