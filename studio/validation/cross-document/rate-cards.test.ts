import {expect, test} from 'vitest'

import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import {compile} from '../../../scripts/content-check/studio-rules.ts'
import {validateAsStudio} from '../../../scripts/content-check/validate-as-studio.ts'
import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {imported} from '../../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../../schema/index.ts'
import {publishQuestion} from '../publish-question.ts'
import type {RateCard} from '../rates/rate-cards.ts'
import {
  checkMinimumBooking,
  checkNextRemoved,
  checkNextStart,
  checkRateCards,
} from './rate-cards.ts'

const rules = compile(schemaTypes)
const vehicle = {_id: 'vehicle-escalade', _type: 'vehicle', name: 'Cadillac Escalade'}

const [old, inForce] = [cards(120), cards(170)]
const begun = {next: {_type: 'nextRates', startsOn: '2020-01-01', rateCards: inForce}}
const ahead = {next: {...begun.next, startsOn: '2999-01-01'}}

test('going back from next rates that have begun is a jump from the prices of the site [CHECK-1]', async () => {
  const published = {rateCards: cards(100), ...begun}
  const jump = ['Cadillac Escalade, 2+ hours: from $170 to $100 (-41%). Is that right?']
  expect(await questions({rateCards: cards(100)}, published)).toEqual(jump)
  expect(await questions({rateCards: cards(140), ...ahead}, published)).toEqual([])
  const postponed = {rateCards: cards(100), next: {...ahead.next, rateCards: cards(110)}}
  expect(await questions(postponed, published)).toEqual(jump)
})

test('making next rates that have begun the current ones changes nothing and asks nothing [CHECK-1]', async () => {
  expect(await questions({rateCards: inForce}, {rateCards: old, ...begun})).toEqual([])
})

test('prices that show nowhere ask nothing, and the ones that show are compared with the site [CHECK-1]', async () => {
  const published = {rateCards: old, ...begun}
  expect(await questions(published, published)).toEqual([])
  expect(await questions({rateCards: cards(500), ...begun}, published)).toEqual([])
  const typo = {rateCards: old, next: {...begun.next, rateCards: cards(17)}}
  expect(await questions(typo, published)).toEqual([
    'Cadillac Escalade, 2+ hours: from $170 to $17 (-90%). Is that right?',
  ])
})

test('next rates that lie ahead, or hold no prices, leave the current ones to be compared [CHECK-1]', async () => {
  const jump = ['Cadillac Escalade, 2+ hours: from $120 to $170 (+42%). Is that right?']
  for (const next of [ahead.next, {...begun.next, rateCards: []}, undefined]) {
    expect(await questions({rateCards: inForce}, {rateCards: old, next})).toEqual(jump)
  }
  expect(await questions({rateCards: old, ...ahead}, {rateCards: old})).toEqual(jump)
  expect(await questions({rateCards: old, ...begun}, {rateCards: old})).toEqual(jump)
})

test('a price whose duration starts elsewhere by now is compared with the one that the duration had [CHECK-1]', async () => {
  const [card] = cards(120)
  const moved = cards(12).map((each) => ({...each, fromHours: 3}))
  expect(await questions({rateCards: moved}, {rateCards: [card]})).toEqual([
    'Cadillac Escalade, 3+ hours: from $120 to $12 (-90%). Is that right?',
  ])
  // A duration of another key is compared by its start.
  const split = [...moved, {...cards(12)[0], _key: 'b'}]
  expect(await questions({rateCards: split}, {rateCards: [card]})).toEqual([
    'Cadillac Escalade, 3+ hours: from $120 to $12 (-90%). Cadillac Escalade, 2+ hours: from $120 to $12 (-90%). Is that right?',
  ])
})

test('next rates that lie ahead are compared with the prices that stand above them in the form [CHECK-1]', async () => {
  const published = {rateCards: cards(100)}
  const draft = {rateCards: cards(160), next: {...ahead.next, rateCards: cards(170)}}
  expect(await questions(draft, published)).toEqual([
    'Cadillac Escalade, 2+ hours: from $100 to $160 (+60%). Is that right?',
  ])
  const far = {rateCards: cards(100), next: {...ahead.next, rateCards: cards(170)}}
  expect(await questions(far, published)).toEqual([
    'Cadillac Escalade, 2+ hours: from $100 to $170 (+70%). Is that right?',
  ])
})

test('rates obey the published vehicles and the minimum booking [CHECK-2]', async () => {
  const [card] = cards(100)
  const check = (rateCards: RateCard[] | undefined, ...published: DatasetDocument[]) =>
    checkRateCards(rateCards, context(published))
  const rules = {_id: 'bookingRules', _type: 'bookingRules', minimumHours: 3}
  expect(await check(cards(100), vehicle)).toBe(true)
  expect(await check(cards(100), vehicle, rules)).toBe(
    'The first duration starts at 2 hours, but the minimum booking is 3 hours.',
  )
  expect(await check(cards(100), vehicle, {...vehicle, _id: 'vehicle-b', name: 'Sprinter'})).toBe(
    'Sprinter: no hourly price. Add it to "2+ hours", the first duration.',
  )
  const dearer = cards(150).map((each) => ({...each, _key: 'b', fromHours: 5}))
  expect(await check([{...card, toHours: 5}, ...dearer], vehicle)).toBe(
    'Cadillac Escalade: 5+ hours ($150-200) costs more per hour than 2-5 hours ($100-200). Longer bookings should not cost more.',
  )
  expect(await check(undefined)).toBe(true)
})

test('a minimum booking that the published rates do not start at is asked about [CHECK-2]', async () => {
  const published = [{_id: 'rates', _type: 'rates', rateCards: cards(100)}]
  expect(await checkMinimumBooking(2, context(published))).toBe(true)
  expect(await checkMinimumBooking(3, context(published))).toEqual(
    publishQuestion('Rates start at 2 hours. Will you change their first duration as well?'),
  )
  expect(await checkMinimumBooking(3, context([]))).toBe(true)
})

test('the question about next rates whose date has come says whether visitors see them already [CHECK-3]', async () => {
  const published = [{_id: 'rates', _type: 'rates', rateCards: old, ...begun}]
  expect(await checkNextStart('2020-01-01', context([]))).toEqual(
    publishQuestion(
      'Jan 1, 2020 has arrived: once this is published, the site shows these prices, not the ones above. Should it show them at once?',
    ),
  )
  expect(await checkNextStart('2020-01-01', context(published, {rateCards: old}))).toBe(
    'Jan 1, 2020 has arrived: the site shows these prices, not the ones above. Press "Make these the current rates", then Publish.',
  )
})

test('while the site shows next rates, a later day for them and other prices above them are asked about [CHECK-3]', async () => {
  const published = [{_id: 'rates', _type: 'rates', rateCards: old, ...begun}]
  const inForm = (rateCards: unknown) => context(published, {rateCards})
  expect(await checkNextStart('2999-01-01', inForm(old))).toEqual(
    publishQuestion(
      'The site has shown the next rates since Jan 1, 2020. If you publish this, it shows the rates above instead, until Jan 1, 2999. Publish anyway?',
    ),
  )
  expect(await checkNextStart('2999-01-01', inForm(inForce))).toBe(true)
  expect(await checkNextStart('2020-01-01', inForm(old))).toMatch(
    /^Jan 1, 2020 has arrived: the site shows/,
  )
  expect(await checkNextStart('2020-01-01', inForm(cards(125)))).toEqual(
    publishQuestion(
      'Visitors see the next rates since Jan 1, 2020, so they will not see your changes to the rates above. Change the next rates instead. Publish anyway?',
    ),
  )
  // They became the current ones, and others were planned, for a day that has passed.
  expect(await checkNextStart('2020-02-01', inForm(inForce))).toEqual(
    publishQuestion(
      'Feb 1, 2020 has arrived: once this is published, the site shows these prices, not the ones above. Should it show them at once?',
    ),
  )
  const unbegun = [{_id: 'rates', _type: 'rates', rateCards: old, ...ahead}]
  expect(await checkNextStart('2999-02-01', context(unbegun, {rateCards: old}))).toBe(true)
})

test('next rates that the site shows do not leave it without a question, unless they become the current ones [CHECK-3]', async () => {
  const published = [{_id: 'rates', _type: 'rates', rateCards: old, ...begun}]
  const check = (next: unknown, rateCards: unknown, documents: DatasetDocument[] = published) =>
    checkNextRemoved(next, context(documents, {rateCards, next}))
  const asked = publishQuestion(
    'The site has shown the next rates since Jan 1, 2020. If you publish this, it shows the rates above instead. Publish anyway?',
  )
  expect(await check(undefined, old)).toEqual(asked)
  expect(await check(undefined, cards(175))).toEqual(asked)
  expect(await check(undefined, inForce)).toBe(true)
  expect(await check(begun.next, old)).toBe(true)
  const unbegun = [{_id: 'rates', _type: 'rates', rateCards: old, ...ahead}]
  expect(await check(undefined, old, unbegun)).toBe(true)
  expect(await check(undefined, old, [{_id: 'rates', _type: 'rates', rateCards: old}])).toBe(true)
  expect(await check(undefined, old, [])).toBe(true)
})

test('the form asks before next rates that the site shows are removed [CHECK-3]', async () => {
  const rates = {_id: 'rates', _type: 'rates'}
  const {markers} = await validateAsStudio(imported({...rates, rateCards: old}), {
    rules,
    client: documentsClient([{...rates, rateCards: old, ...begun}, vehicle]),
    exists: () => true,
  })
  const [removed] = markers.filter(({path}) => path.length === 1 && path[0] === 'next')
  expect(removed).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('it shows the rates above instead'),
  })
})

function context(documents: DatasetDocument[], draft: object = {}) {
  return ruleContext({_id: 'drafts.rates', _type: 'rates', ...draft}, documents)
}

/** What the Studio asks about the prices of a draft. */
async function questions(draft: object, published: object): Promise<string[]> {
  const rates = {_id: 'rates', _type: 'rates'}
  const {markers} = await validateAsStudio(imported({...rates, ...draft}), {
    rules,
    client: documentsClient([{...rates, ...published}, vehicle]),
    exists: () => true,
  })
  return markers.map(({message}) => message).filter((message) => message.includes('Is that right?'))
}

function cards(min: number) {
  const price = {_type: 'priceRange', min, max: 200}
  const prices = [{_key: 'a', _type: 'vehiclePrice', vehicle: {_ref: vehicle._id}, price}]
  return [{_key: 'a', _type: 'rateCard', fromHours: 2, prices}]
}
