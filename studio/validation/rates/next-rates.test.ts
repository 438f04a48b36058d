import {expect, test} from 'vitest'

import {parseJson} from '../../../domain/parse-json.ts'
import {documentOf} from '../../../tests/support/content/seed-documents.ts'
import {imported, validateAsStudio} from '../../../tests/support/content/studio-validation.ts'
import {publishQuestion} from '../publish-question.ts'
import {areInForce, cardsInForce, hasBegun, startIsAhead, whenNextRatesShow} from './next-rates.ts'

const farAhead = '2999-01-01'

test('a day begins at midnight in Miami, also where its clocks change', () => {
  expect(hasBegun('2027-01-15', Date.parse('2027-01-15T04:59:59Z'))).toBe(false)
  expect(hasBegun('2027-01-15', Date.parse('2027-01-15T05:00:00Z'))).toBe(true)
  expect(hasBegun('2027-03-15', Date.parse('2027-03-15T03:59:59Z'))).toBe(false)
  expect(hasBegun('2027-03-15', Date.parse('2027-03-15T04:00:00Z'))).toBe(true)
  expect(hasBegun('2027-11-08', Date.parse('2027-11-08T04:59:59Z'))).toBe(false)
  expect(hasBegun('2027-11-08', Date.parse('2027-11-08T05:00:00Z'))).toBe(true)
})

test('next rates whose day has come ask to become the current ones [CHECK-3]', () => {
  const now = Date.parse('2027-03-14T12:00:00Z')
  expect(startIsAhead('2027-03-15', null, now)).toBe(true)
  expect(startIsAhead(undefined, '2027-03-14', now)).toBe(true)
  expect(startIsAhead('2027-03-14', '2027-03-14', now)).toBe(
    'Mar 14, 2027 has arrived: the site shows these prices, not the ones above. Press "Make these the current rates", then Publish.',
  )
})

test('before next rates show at once because their day has come, Publish asks [CHECK-3]', () => {
  const now = Date.parse('2027-03-14T12:00:00Z')
  const atPublish = publishQuestion(
    'Mar 14, 2027 has arrived: once this is published, the site shows these prices, not the ones above. Should it show them at once?',
  )
  for (const published of [null, '', '2027-03-15']) {
    expect(whenNextRatesShow('2027-03-14', published, now)).toBe('at publish')
    expect(startIsAhead('2027-03-14', published, now)).toEqual(atPublish)
  }
  expect(whenNextRatesShow('2027-03-14', '2027-03-10', now)).toBe('now')
  expect(whenNextRatesShow('2027-03-15', '2027-03-10', now)).toBe('later')
})

test('next rates that repeat the current ones are in order', async () => {
  expect(await problemsOf({startsOn: farAhead})).toEqual([])
})

test('next rates without a date cannot be published [CHECK-3]', async () => {
  expect(await problemsOf({})).toEqual(['Choose the day these rates take effect.'])
})

test('next rates whose day has passed are pointed out', async () => {
  expect(await problemsOf({startsOn: '2020-01-01'})).toEqual([
    'Jan 1, 2020 has arrived: once this is published, the site shows these prices, not the ones above. Should it show them at once?',
  ])
})

test('next rates obey the rules of the current ones [CHECK-3]', async () => {
  expect(await problemsOf({startsOn: farAhead, escaladeMin: 190})).toEqual([
    'Cadillac Escalade, 2-4 hours: from $120 to $190 (+58%). Is that right?',
    'The lower price ($190) is above the higher price ($180). Swap them?',
  ])
  expect(await problemsOf({startsOn: farAhead, escaladeMin: 100})).toEqual([
    'Cadillac Escalade: 4-8 hours ($110-160) costs more per hour than 2-4 hours ($100-180). Longer bookings should not cost more.',
  ])
})

/** What the Studio says of the seed's rates with a copy of them as next rates. */
async function problemsOf(next: {startsOn?: string; escaladeMin?: number}) {
  const rates = documentOf('rates')
  const rateCards = parseJson(
    JSON.stringify(rates['rateCards']).replace('"min":120', `"min":${next.escaladeMin ?? 120}`),
  )
  const {markers} = await validateAsStudio(
    imported({...rates, next: {_type: 'nextRates', startsOn: next.startsOn, rateCards}}),
  )
  return markers.map(({message}) => message).toSorted()
}

test('what is no day never begins', () => {
  expect(hasBegun('soon', Date.parse('2027-03-14T12:00:00Z'))).toBe(false)
})

test('visitors see the next rates from their day on, if they hold prices [RATES-3]', () => {
  const start = Date.parse('2027-03-14T05:00:00Z')
  const [rateCards, nextCards] = [[{_key: 'a'}], [{_key: 'b'}]]
  const next = {startsOn: '2027-03-14', rateCards: nextCards}
  expect(cardsInForce({rateCards, next}, start - 1)).toBe(rateCards)
  expect(cardsInForce({rateCards, next}, start)).toBe(nextCards)
  for (const unfinished of [null, {...next, rateCards: []}, {rateCards: nextCards}]) {
    expect(cardsInForce({rateCards, next: unfinished}, start)).toBe(rateCards)
    expect(areInForce(unfinished, start)).toBe(false)
  }
  expect(areInForce({...next, rateCards: 'text'}, start)).toBe(false)
  expect(cardsInForce(null, start)).toBeUndefined()
})
