import {expect, test} from 'vitest'

import {isEmail} from './email.ts'

test('an e-mail address has an @ and a domain with a dot', () => {
  expect(['a@b.co', 'first.last+tag@mail.example.com'].every(isEmail)).toBe(true)
  expect(['', 'a', 'a@b', 'a@b.', '@b.co', 'a b@c.de', 'a@@b.co'].some(isEmail)).toBe(false)
})
