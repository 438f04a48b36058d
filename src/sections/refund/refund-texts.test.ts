import {afterEach, beforeEach, expect, test} from 'vitest'

import {completeTiers} from '#domain/refund/tiers.ts'
import {words as englishDomain} from '#domain/words/en.ts'
import {words as spanishDomain} from '#domain/words/es.ts'
import {setClock} from '#src/content/time/clock.ts'
import {words as english} from '#src/language/en/refund.ts'
import {words as spanish} from '#src/language/es/refund.ts'

import {exceptionTexts, untilText, refundText} from './refund-texts.ts'

const inEnglish = {domain: englishDomain, refund: english}
const inSpanish = {domain: spanishDomain, refund: spanish}

const pickUp = Date.parse('2026-12-04T23:30:00Z')
const tiers = completeTiers([
  {fromHours: 24, refundPercent: 100},
  {fromHours: 12, refundPercent: 50},
  {fromHours: 0, refundPercent: 0},
])

beforeEach(() => setClock(Date.parse('2026-10-20T12:00:00Z')))
afterEach(() => setClock(null))

test('each tier names its last minute', () => {
  expect(tiers.map((tier) => untilText(tier, pickUp, inEnglish))).toEqual([
    'Until Thursday, December 3, 6:30 PM',
    'Until Friday, December 4, 6:30 AM',
    'After that, until pick-up at 6:30 PM',
  ])
})

test('a single tier holds at any time', () => {
  const [tier] = completeTiers([{fromHours: 0, refundPercent: 100}])
  expect(tier && untilText(tier, pickUp, inEnglish)).toBe('Until pick-up at 6:30 PM')
})

test('the sentence says what comes back', () => {
  const sentence = (fromHours: number, percent: number) =>
    refundText({fromHours, toHours: null, percent}, pickUp, inEnglish)
  expect(sentence(24, 100)).toBe(
    'Cancel by Thursday, December 3, 6:30 PM, and get everything back.',
  )
  expect(sentence(12, 50)).toBe('Cancel by Friday, December 4, 6:30 AM, and get half back.')
  expect(sentence(12, 30)).toBe('Cancel by Friday, December 4, 6:30 AM, and get 30% back.')
})

test('a deadline in the hour that autumn repeats names its zone, as does a pick-up then [REFUND-3]', () => {
  const [full, , last] = tiers
  const until = (when: string) =>
    full && untilText(full, Date.parse(when), inEnglish).replace(/\s/g, ' ')
  expect(until('2026-11-02T05:45:00Z')).toBe('Until Sunday, November 1, 1:45 AM EDT')
  expect(until('2026-11-02T06:45:00Z')).toBe('Until Sunday, November 1, 1:45 AM EST')
  expect(last && untilText(last, Date.parse('2026-11-01T05:45:00Z'), inEnglish)).toMatch(
    /until pick-up at 1:45\sAM EDT$/,
  )
})

test('a deadline in another year names it, in both languages [REFUND-3]', () => {
  const tier = {fromHours: 24, toHours: null, percent: 100}
  const later = Date.parse('2027-12-04T23:30:00Z')
  expect(untilText(tier, later, inEnglish)).toMatch(/^Until Friday, December 3, 2027, 6:30\sPM$/)
  expect(refundText(tier, later, inEnglish)).toMatch(/^Cancel by Friday, December 3, 2027, 6:30/)
  expect(refundText(tier, later, inSpanish)).toMatch(/viernes 3 de diciembre de 2027 a las 6:30/)
})

test('the reminder names any percentage as it is read aloud [REFUND-4]', () => {
  expect(english.reminder.refund(100)).toBe('a full refund')
  expect([80, 50, 11].map(english.reminder.refund)).toEqual([
    'a refund of 80%',
    'a refund of 50%',
    'a refund of 11%',
  ])
})

test('a no-show and bad weather are said in words, and left out where the policy is silent', () => {
  expect(exceptionTexts(100, 100, english)).toEqual([
    'If nobody comes to the car, the full price is charged.',
    'If the weather makes the ride unsafe, you get everything back.',
  ])
  expect(exceptionTexts(75, 0, english)).toEqual([
    'If nobody comes to the car, 75% of the price is charged.',
    'If the weather makes the ride unsafe, you get nothing back.',
  ])
  expect(exceptionTexts(null, undefined, english)).toEqual([])
  expect(exceptionTexts(120, 'half', english)).toEqual([])
})

test('in Spanish days and times have their articles', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  expect(tiers.map((tier) => plain(untilText(tier, pickUp, inSpanish)))).toEqual([
    'Hasta el jueves 3 de diciembre a las 6:30 p. m.',
    'Hasta el viernes 4 de diciembre a las 6:30 a. m.',
    'Después, hasta la recogida, a las 6:30 p. m.',
  ])
  const text = refundText({fromHours: 12, toHours: 24, percent: 50}, pickUp, inSpanish)
  expect(plain(text)).toBe(
    'Si cancela a más tardar el viernes 4 de diciembre a las 6:30 a. m., le devolvemos la mitad.',
  )
  expect(exceptionTexts(100, 0, spanish)).toEqual([
    'Si ningún pasajero se presenta, se cobra el precio completo.',
    'Si por el mal tiempo el viaje no es seguro, no se devuelve nada.',
  ])
})
