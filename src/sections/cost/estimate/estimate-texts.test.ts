import {afterEach, beforeEach, expect, test} from 'vitest'

import {words as englishDomain} from '#domain/words/en.ts'
import {words as spanishDomain} from '#domain/words/es.ts'
import {setClock} from '#src/content/time/clock.ts'
import {words as english} from '#src/language/en/cost.ts'
import {words as spanish} from '#src/language/es/cost.ts'

import {estimateTexts} from './estimate-texts.ts'

const inEnglish = {domain: englishDomain, cost: english}
const inSpanish = {domain: spanishDomain, cost: spanish}

const bands = [
  {fromHours: 2, toHours: 4, price: {min: 350, max: 500}},
  {fromHours: 4, toHours: 8, price: {min: 320, max: 450}},
  {fromHours: 8, toHours: null, price: {min: 300, max: 420}},
]
const asked = {
  vehicle: 'Rolls Royce',
  bands,
  hours: 7.5,
  day: '2026-12-12',
  offered: {from: 2, to: 24, step: 0.5},
}

beforeEach(() => setClock(Date.parse('2026-11-20T12:00:00Z')))
afterEach(() => setClock(null))

test('an estimate names the ride, its cost and the rate that it follows from', () => {
  expect(estimateTexts({...asked, hours: 2, day: null}, inEnglish)).toEqual({
    ride: 'Rolls Royce, 2 hours',
    cost: '$700-1,000',
    rate: '2-4 hours: $350-500 per hour',
    hint: null,
  })
  expect(estimateTexts(asked, inEnglish).ride).toBe('Rolls Royce, 7½ hours, Saturday, December 12')
})

test('the hint names the end of the range that is lower', () => {
  expect(estimateTexts(asked, inEnglish).hint).toEqual({
    hours: 8,
    text: '8 hours, up to $3,360, cost less than 7½ hours, up to $3,375.',
  })
  const escalade = [
    {fromHours: 4, toHours: 8, price: {min: 110, max: 160}},
    {fromHours: 8, price: {min: 100, max: 150}},
  ]
  expect(estimateTexts({...asked, bands: escalade}, inEnglish).hint?.text).toBe(
    '8 hours, from $800, cost less than 7½ hours, from $825.',
  )
})

test('the hint names a fixed price as it is [COST-3]', () => {
  const fixed = [
    {fromHours: 4, toHours: 8, price: {min: 110, max: 110}},
    {fromHours: 8, price: {min: 100, max: 100}},
  ]
  expect(estimateTexts({...asked, bands: fixed}, inEnglish).hint?.text).toBe(
    '8 hours, $800, cost less than 7½ hours, $825.',
  )
  expect(estimateTexts({...asked, bands: fixed}, inSpanish).hint?.text).toBe(
    '8 horas, $800, cuestan menos que 7½ horas, $825.',
  )
})

test('a day of another year has its year, in both languages', () => {
  const ride = {...asked, day: '2027-12-11'}
  expect(estimateTexts(ride, inEnglish).ride).toBe(
    'Rolls Royce, 7½ hours, Saturday, December 11, 2027',
  )
  expect(estimateTexts(ride, inSpanish).ride).toBe(
    'Rolls Royce, 7½ horas, sábado 11 de diciembre de 2027',
  )
})

test('the words of a note say whether something is included', () => {
  const includes = (note: string) => english.included.test(note)
  expect(includes('20% gratuity included')).toBe(true)
  expect(includes('Please note: the price includes gratuity.')).toBe(true)
  expect(includes('Gratuity is not included.')).toBe(false)
  expect(includes('Gratuity isn’t included')).toBe(false)
  expect(includes('Please add a gratuity')).toBe(false)
  expect(spanish.included.test('Propina del 20% incluida')).toBe(true)
  expect(spanish.included.test('Propina no incluida')).toBe(false)
  expect(spanish.included.test('Propina sin incluir')).toBe(false)
})

test('a length without a published rate has neither cost nor rate', () => {
  const texts = estimateTexts(
    {...asked, bands: bands.slice(0, 1), hours: 5, day: 'soon'},
    inEnglish,
  )
  expect(texts).toEqual({ride: 'Rolls Royce, 5 hours', cost: null, rate: null, hint: null})
})

test('a note says what is not included without saying so twice', () => {
  expect(english.withoutNotIncluded('Gratuity not included')).toBe('Gratuity')
  expect(english.withoutNotIncluded('Gratuity is not included.')).toBe('Gratuity')
  expect(english.withoutNotIncluded('Gratuity and tolls are not included.')).toBe(
    'Gratuity and tolls',
  )
  expect(english.withoutNotIncluded('Please add a gratuity')).toBe('Please add a gratuity')
  expect(spanish.withoutNotIncluded('Propina no incluida')).toBe('Propina')
  expect(spanish.withoutNotIncluded('La propina y los peajes no están incluidos.')).toBe(
    'La propina y los peajes',
  )
})

test('an estimate in Spanish', () => {
  expect(estimateTexts(asked, inSpanish)).toEqual({
    ride: 'Rolls Royce, 7½ horas, sábado 12 de diciembre',
    cost: '$2,400-3,375',
    rate: '4-8 horas: $320-450 por hora',
    hint: {
      hours: 8,
      text: '8 horas, hasta $3,360, cuestan menos que 7½ horas, hasta $3,375.',
    },
  })
})
