import {expect, test} from 'vitest'

import {formatPhone, isUsPhone, telHref, whatsappHref} from './phone.ts'

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

test('spaces around a number do not count, and a number with more around it stays as it is', () => {
  expect(formatPhone(' +13055550100 ')).toBe('(305) 555-0100')
  expect(formatPhone(' +44 20 7946 0000 ')).toBe('+44 20 7946 0000')
  for (const other of ['+130555501001', '0+13055550100']) {
    expect(formatPhone(other)).toBe(other)
    expect(isUsPhone(other)).toBe(false)
  }
})

test('what a phone can dial has three digits, and a plus before them at most', () => {
  expect(telHref('305-555-0100')).toBe('tel:3055550100')
  expect(telHref('911')).toBe('tel:911')
  for (const none of [null, undefined, '12', '++13055550100', '305+5550100']) {
    expect(telHref(none)).toBeNull()
  }
})

test('a chat opens with the text, whatever signs it has', () => {
  expect(whatsappHref('+1 (305) 555-0100', 'Where & when?')).toBe(
    'https://wa.me/13055550100?text=Where%20%26%20when%3F',
  )
  for (const none of [null, undefined, '', 'call us']) expect(whatsappHref(none, 'Hi')).toBeNull()
})
