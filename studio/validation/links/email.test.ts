import {expect, test} from 'vitest'

import {emailAddress} from './email.ts'

test('an e-mail address has a name, an @ and a whole host [CHECK-9]', () => {
  expect(emailAddress('office@company.com')).toBe(true)
  for (const address of ['office@', 'office@gmail', 'first.last@gmail']) {
    expect(emailAddress(address)).toBe(
      'Write an e-mail address, for example office@your-company.com.',
    )
  }
})

test('an address that was copied with a space or a mark behind it is not called wrong', () => {
  for (const address of ['office@company.com ', 'office@company.com\u200b']) {
    expect(emailAddress(address)).toMatch(/^There is a space or an invisible character in it/)
  }
})
