import {expect, test} from 'vitest'

import {usPhone} from './phone.ts'

test('a phone number is a US number in international form [CHECK-9]', () => {
  expect(usPhone('+13055550100')).toBe(true)
  for (const phone of [
    '3055550100',
    '(305) 555-0100',
    '+11055550100',
    '+4930123456',
    '+1305555010',
  ]) {
    expect(usPhone(phone)).toBe(
      'Write +1 and the ten digits of a US number without spaces, for example +13055550100.',
    )
  }
})

test('an empty number is not judged', () => {
  expect([undefined, ''].map(usPhone)).toEqual([true, true])
})

test('a number that looks right, but was copied with spaces or marks around it, is not called wrong', () => {
  for (const phone of ['\u202a+13055550100\u202c', '+1 305 555\u00a00100', '+13055550100 ']) {
    expect(usPhone(phone)).toMatch(/^There is a space or an invisible character in it/)
  }
})
