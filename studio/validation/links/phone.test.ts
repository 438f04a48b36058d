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
