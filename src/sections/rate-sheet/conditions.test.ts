import {expect, test} from 'vitest'

import {words as englishDomain} from '#domain/words/en.ts'
import {words as spanishDomain} from '#domain/words/es.ts'
import {words as english} from '#src/language/en/rate-sheet.ts'
import {words as spanish} from '#src/language/es/rate-sheet.ts'

import {conditionsOfRules} from './conditions.ts'

const inEnglish = {domain: englishDomain, sheet: english}
const inSpanish = {domain: spanishDomain, sheet: spanish}

const bands = [
  {fromHours: 2, toHours: 4},
  {fromHours: 4, toHours: 8},
  {fromHours: 8, toHours: null},
]

test('each rule of the office is a sentence', () => {
  const rules = {minimumHours: 2, bookAheadHours: 24, gratuityNote: 'Gratuity not included'}
  expect(conditionsOfRules(rules, bands, inEnglish)).toEqual([
    'Minimum 2 hours.',
    'Exactly 4 or 8 hours take the lower rate.',
    'Gratuity not included.',
    'Book at least 24 hours ahead.',
  ])
})

test('a rule that is not entered is left out, and a full stop is not written twice', () => {
  const rules = {minimumHours: null, gratuityNote: 'Gratuity is yours to give.'}
  expect(conditionsOfRules(rules, bands.slice(0, 2), inEnglish)).toEqual([
    'Exactly 4 hours takes the lower rate.',
    'Gratuity is yours to give.',
  ])
  expect(conditionsOfRules(null, [{fromHours: 2, toHours: 4}, {fromHours: 5}], inEnglish)).toEqual(
    [],
  )
})

test('the rules in Spanish', () => {
  const rules = {minimumHours: 2, bookAheadHours: 24, gratuityNote: 'Propina no incluida'}
  expect(conditionsOfRules(rules, bands, inSpanish)).toEqual([
    'Mínimo: 2 horas.',
    'A 4 u 8 horas exactas se les aplica la tarifa más baja.',
    'Propina no incluida.',
    'Reserve con al menos 24 horas de anticipación.',
  ])
})
