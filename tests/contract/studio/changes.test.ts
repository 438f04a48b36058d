import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {idsInOrder, listQuery} from '../../../studio/lists/listed-document.ts'
import type {ListResult} from '../../../studio/lists/listed-document.ts'
import {publishOrder} from '../../../studio/lists/publish-order.ts'
import {moveWithin, reorderPart} from '../../../studio/lists/reorder.ts'
import {deleteDocument} from '../../../studio/where-used/delete-document.ts'
import {readUses} from '../../../studio/where-used/uses.ts'
import {startLake, token} from '../../support/lake/running-lake.ts'

const lake = await startLake()
const {client} = lake
beforeAll(() =>
  importSeedData({projectId: 'localdev', dataset: 'production', apiHost: lake.url, token}),
)
afterAll(() => lake.stopAndDelete())

test('a vehicle is deleted with its prices, its place in the order and at airports, or not at all', async () => {
  const id = 'vehicle-suburban'
  await expect(deleteDocument(client, id, ['listOrder'])).rejects.toThrow(/refer/)
  expect(await client.getDocument(id)).toBeTruthy()
  expect(await client.fetch('$id in *[_id == "listOrder"][0].vehicles[]._ref', {id})).toBe(true)

  await deleteDocument(client, id, ['listOrder', 'rates', 'destination'])
  expect(await client.getDocument(id)).toBeUndefined()
  expect(await client.fetch('count(*[references($id)])', {id})).toBe(0)
  expect(await client.fetch('count(*[_id == "rates"][0].rateCards[0].prices)')).toBe(4)
})

test('a vehicle that alone has a price in a duration is not deleted, since the site would show an empty one [PUBLISH-8]', async () => {
  const id = 'vehicle-rolls-royce'
  const before = await client.getDocument('rates')
  const price = (vehicle: string) => ({
    _key: vehicle,
    _type: 'vehiclePrice',
    vehicle: {_type: 'reference', _ref: vehicle},
    price: {_type: 'priceRange', min: 300, max: 420},
  })
  const card = {_key: 'long', _type: 'rateCard', fromHours: 10, prices: [price(id)]}
  const onlyPriced = async () => {
    expect((await readUses(client, id, 'vehicle')).onlyPriceIn).toEqual(['10+ hours'])
    expect(await deleteDocument(client, id, ['listOrder', 'rates', 'destination'])).toEqual([
      '10+ hours',
    ])
    expect(await client.getDocument(id)).toBeTruthy()
  }
  await client.patch('rates').insert('after', 'rateCards[-1]', [card]).commit()
  await onlyPriced()
  const next = {_type: 'nextRates', startsOn: '2999-01-01', rateCards: [card]}
  await client.patch('rates').set({rateCards: before?.['rateCards'], next}).commit()
  await onlyPriced()

  await client
    .patch('rates')
    .append('next.rateCards[0].prices', [price('vehicle-s550')])
    .commit()
  expect((await readUses(client, id, 'vehicle')).onlyPriceIn).toEqual([])
  await client.patch('rates').unset(['next']).commit()
})

test('an order is published even where somebody left a draft of it', async () => {
  const order = ['service-special-events', 'service-airport-transfers']
  const before = await client.getDocument('listOrder')
  if (!before) throw new Error('The seed data has no order.')
  await client.create({...before, _id: 'drafts.listOrder'})
  await publishOrder(client, 'services', () => order)
  for (const id of ['listOrder', 'drafts.listOrder']) {
    expect(
      await client.fetch('*[_id == $id][0].services[]._ref', {id}, {perspective: 'raw'}),
    ).toEqual(order)
  }
})

test('moving an airport leaves every published one its place, while another is only a draft [START-5]', async () => {
  const draft = {_type: 'destination', kind: 'airport', name: 'Aventura Heliport'}
  await client.create({_id: 'drafts.destination-new', ...draft})
  const params = {type: 'destination', kind: 'airport', order: 'destinations'}
  const list = await client.fetch<ListResult>(listQuery, params, {perspective: 'raw'})
  const before = list.order ?? []
  const airports = before.filter((id) => list.documents.some(({_id}) => _id === id))
  const moved = ['destination-new', ...airports]
  await publishOrder(client, 'destinations', (ids) => reorderPart(idsInOrder(list, ids), moved))
  const after = await client.fetch<string[]>('*[_id == "listOrder"][0].destinations[]._ref')
  expect(after.filter((id) => moved.includes(id))).toEqual(moved)
  expect(after.toSorted()).toEqual([...before, 'destination-new'].toSorted())
})

test('a move keeps what another person has moved since it was shown, up to the last moment [START-5]', async () => {
  const publish = (by: SanityClient, id: string, before: string) =>
    publishOrder(by, 'coverageAreas', (ids) =>
      moveWithin(ids, ids, id, {side: 'before', of: before}),
    )
  const order = () => client.fetch<string[]>('*[_id == "listOrder"][0].coverageAreas[]._ref')
  const [first = '', second = '', third = ''] = await order()
  let hasOtherMoved = false
  const slow = client.withConfig({
    requestHandler: async (request, send) => {
      if (request.url.includes('/data/mutate/') && !hasOtherMoved) {
        hasOtherMoved = true
        await publish(client, third, first)
      }
      return send(request)
    },
  })
  expect(await publish(slow, second, first)).toEqual([third, second, first])
  expect(await order()).toEqual([third, second, first])
})
