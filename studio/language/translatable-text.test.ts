import {expect, test} from 'vitest'

import {mayBeIdentical} from './translatable-text.ts'

test.each([
  'office@your-company.com, jobs@your-company.com',
  'https://www.miamidade.gov/taxi/rules',
  'www.miami-airport.com/parking',
  'Port of Miami',
  'Boca del Mar',
  'Lauderdale-by-the-Sea',
  'University of Miami',
  'Hialeah, Coral Gables, Key Biscayne',
  'Premium',
  '24/7',
])('“%s” may stand in both languages', (text) => {
  expect(mayBeIdentical(text)).toBe(true)
})

test.each([
  'Before you land',
  'Waiting and delays',
  'Write to office@your-company.com today.',
  'See www.miami-airport.com for the doors.',
  'The office of your chauffeur',
  'We wait.Then we leave.',
])('“%s” is English', (text) => {
  expect(mayBeIdentical(text)).toBe(false)
})
