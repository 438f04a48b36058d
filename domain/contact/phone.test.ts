import {expect, test} from 'vitest'

import {formatPhone, isUsPhone, telHref} from './phone.ts'

test('phones are shown as people read them and dialed as machines do [OFFICE-6]', () => {
  expect(formatPhone('+13055550100')).toBe('(305) 555-0100')
  expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  expect(formatPhone('  ')).toBeNull()
  expect(telHref('+1 (305) 555-0100')).toBe('tel:+13055550100')
  expect(telHref('call us')).toBeNull()
})

test('a US number has a valid area code and exchange', () => {
  expect(isUsPhone('+13055550100')).toBe(true)
  expect(isUsPhone('+11055550100')).toBe(false)
  expect(isUsPhone('+13051550100')).toBe(false)
  expect(isUsPhone('3055550100')).toBe(false)
})
