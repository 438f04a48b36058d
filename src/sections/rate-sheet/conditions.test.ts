import {expect, test} from 'vitest'

import {conditionsOfRules} from './conditions.ts'

const bands = [
  {fromHours: 2, toHours: 4},
  {fromHours: 4, toHours: 8},
  {fromHours: 8, toHours: null},
]

test('each rule of the office is a sentence', () => {
  const rules = {minimumHours: 2, bookAheadHours: 24, gratuityNote: 'Gratuity not included'}
  expect(conditionsOfRules(rules, bands)).toEqual([
    'Minimum 2 hours.',
    'Exactly 4 or 8 hours take the lower rate.',
    'Gratuity not included.',
    'Book at least 24 hours ahead.',
  ])
})

test('a rule that is not entered is left out, and a full stop is not written twice', () => {
  const rules = {minimumHours: null, gratuityNote: 'Gratuity is yours to give.'}
  expect(conditionsOfRules(rules, bands.slice(0, 2))).toEqual([
    'Exactly 4 hours takes the lower rate.',
    'Gratuity is yours to give.',
  ])
  expect(conditionsOfRules(null, [{fromHours: 2, toHours: 4}, {fromHours: 5}])).toEqual([])
})
