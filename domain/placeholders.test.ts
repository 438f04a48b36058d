import {expect, test} from 'vitest'

import {resolveTokens} from './placeholders.ts'

const values = {phone: '(305) 555-0100', email: null}

test('a text gets the values of its tokens', () => {
  expect(resolveTokens('Call {phone}, any hour.', values)).toBe('Call (305) 555-0100, any hour.')
})

test('a text that names an empty or unknown token is no text at all', () => {
  expect(resolveTokens('Write to {email}.', values)).toBeNull()
  expect(resolveTokens('Ask {nobody}.', values)).toBeNull()
  expect(resolveTokens('Ask {constructor}.', values)).toBeNull()
})

test('an empty text is no text', () => {
  expect(resolveTokens(' ', values)).toBeNull()
  expect(resolveTokens(null, values)).toBeNull()
})
