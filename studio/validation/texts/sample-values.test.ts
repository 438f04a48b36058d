import {expect, test} from 'vitest'

import {filledInNoSampleValue, noSampleValue, sampleValueMessage} from './sample-values.ts'

test('sample values are pointed out [CHECK-12]', () => {
  for (const text of [
    '+13055550100',
    '(305) 555-0199',
    'careers@example.com',
    'https://example.com/company',
    'http://localhost:4100/',
    'http://127.0.0.1:4100/',
  ]) {
    expect(noSampleValue(text)).toBe(sampleValueMessage)
  }
  for (const text of ['+13055550200', '+13054441234', 'office@company.com', undefined]) {
    expect(noSampleValue(text)).toBe(true)
  }
  expect(sampleValueMessage).toBe('Sample value. Replace before going live.')
  expect(filledInNoSampleValue(undefined)).toBe(sampleValueMessage)
  expect(filledInNoSampleValue('https://book.company.com')).toBe(true)
})

test.each([
  '305 555 0150',
  '305.555.0150',
  '3055550150',
  'a@example.org',
  'a@EXAMPLE.net',
  'https://www.a-b.example.org/x',
  'http://book.localhost:4100',
  'http://127.0.0.1',
])('%s reaches nobody', (text) => {
  expect(noSampleValue(text)).toBe(sampleValueMessage)
})

test.each([
  '3055550250',
  '555-01501',
  'a@example.company',
  'a@notexample.com',
  'https://notexample.com',
  'https://example.company',
  'https://localhosting.com',
  'http://127.0.0.100',
  'example.com',
])('%s may reach somebody', (text) => {
  expect(noSampleValue(text)).toBe(true)
})
