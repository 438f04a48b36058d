import {afterAll, beforeEach, expect, test} from 'vitest'

import {officeHistory, publicationOf} from '../../support/content/office-history.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake
const {undo} = officeHistory(client)

const ratesFrom = (fromHours: number) => [{_key: 'hourly', _type: 'rateCard', fromHours}]
const drafts = {
  rates: {_id: 'drafts.rates', _type: 'rates', rateCards: ratesFrom(3)},
  bookingRules: {_id: 'drafts.bookingRules', _type: 'bookingRules', minimumHours: 3},
}
const refused = {
  reason: 'rates start elsewhere',
  broken: 'The first duration starts at 2 hours, but the minimum booking is 3 hours.',
}

beforeEach(async () => {
  const ids = ['rates', 'bookingRules'].flatMap((id) => [id, `drafts.${id}`])
  await client.delete({query: '*[_id in $ids]', params: {ids}})
  await client.create({...drafts.rates, _id: 'rates', rateCards: ratesFrom(2)})
  await client.create({...drafts.bookingRules, _id: 'bookingRules', minimumHours: 2})
  await client.create(drafts.rates)
  await client.create(drafts.bookingRules)
})

const publish = async (...ids: string[]) =>
  (await client.action(ids.map(publicationOf))).transactionId

test('neither rates nor the minimum booking comes back alone, where rates would not start at it [HISTORY-2]', async () => {
  const rules = await publish('bookingRules')
  const rates = await publish('rates')
  expect(await undo('rates', rates)).toEqual({...refused, id: 'rates'})
  expect(await client.getDocument('rates')).toMatchObject({rateCards: ratesFrom(3)})
  expect(await undo('bookingRules', rules)).toEqual({
    reason: 'minimum booking is another',
    id: 'bookingRules',
    broken: 'The first duration starts at 3 hours, but the minimum booking is 2 hours.',
  })
  expect(await client.getDocument('bookingRules')).toMatchObject({minimumHours: 3})
})

test('next rates that come back start at the minimum booking as well [HISTORY-2]', async () => {
  const next = {_type: 'nextRates', startsOn: '2999-01-01', rateCards: ratesFrom(2)}
  await client
    .patch('rates')
    .set({rateCards: ratesFrom(3), next})
    .commit()
  const rates = await publish('bookingRules').then(() => publish('rates'))
  expect(await undo('rates', rates)).toEqual({...refused, id: 'rates'})
})

test('rates and the minimum booking that were published together come back together [HISTORY-1]', async () => {
  const both = await publish('rates', 'bookingRules')
  expect(await undo('rates', both)).toBe(null)
  expect(await client.getDocument('rates')).toMatchObject({rateCards: ratesFrom(2)})
  expect(await client.getDocument('bookingRules')).toMatchObject({minimumHours: 2})
})

test('what comes back is not held by what is not published [HISTORY-1]', async () => {
  const rules = await publish('bookingRules')
  expect(await undo('bookingRules', rules)).toBe(null)
  expect(await client.getDocument('bookingRules')).toMatchObject({minimumHours: 2})
})

test('what disagreed before and would go on so does not hold an undo [HISTORY-1]', async () => {
  await client
    .patch('rates')
    .set({rateCards: ratesFrom(3)})
    .commit()
  await client.patch('drafts.rates').set({heading: 'Rates by the hour'}).commit()
  const rates = await publish('rates')
  expect(await client.getDocument('rates')).toHaveProperty('heading')
  expect(await undo('rates', rates)).toBe(null)
  expect(await client.getDocument('rates')).not.toHaveProperty('heading')
})
