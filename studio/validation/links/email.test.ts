import {expect, test} from 'vitest'

import {emailAddress} from './email.ts'

test('an e-mail address has a name, an @ and a host [CHECK-9]', () => {
  expect(emailAddress('office@company.com')).toBe(true)
  expect(emailAddress('office@')).toBe(
    'Write an e-mail address, for example office@your-company.com.',
  )
})
