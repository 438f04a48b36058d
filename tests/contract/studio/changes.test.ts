import type {SanityClient, SanityDocument} from '@sanity/client'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'

import {compile} from '../../../scripts/content-check/studio-rules.ts'
import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {
  publishClosing,
  readClosingTime,
  readPlannedClosing,
} from '../../../studio/actions/close-job.ts'
import {idsInOrder, listQuery} from '../../../studio/lists/listed-document.ts'
import type {ListResult} from '../../../studio/lists/listed-document.ts'
import {publishOrder} from '../../../studio/lists/publish-order.ts'
import {reorderPart} from '../../../studio/lists/reorder.ts'
import {pageDraft} from '../../../studio/pages/new/page-draft.ts'
import {patterns} from '../../../studio/pages/new/patterns.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'
import {readPublications} from '../../../studio/start/last-published/publications.ts'
import {opensToday} from '../../../studio/validation/time/job-dates.ts'
import {deleteDocument} from '../../../studio/where-used/delete-document.ts'
import {readUses} from '../../../studio/where-used/uses.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {startLake, token} from '../../support/lake/running-lake.ts'
import {startLakeWithShortHistory} from '../content-lake/support/lake-with-short-history.ts'

const lake = await startLake()
const {client} = lake
beforeAll(() =>
  importSeedData({projectId: 'localdev', dataset: 'production', apiHost: lake.url, token}),
)
afterAll(() => lake.stopAndDelete())

test('an opening is closed and opened again as a publish of its own', async () => {
  const id = 'job-operations-manager'
  await publishClosing(client, id, '2026-11-20T15:00:00.000Z')
  expect(await client.getDocument(id)).toMatchObject({closesOn: '2026-11-20T15:00:00.000Z'})
  expect(await client.getDocument(`drafts.${id}`)).toBeUndefined()
  await publishClosing(client, id, null)
  expect(await client.getDocument(id)).not.toHaveProperty('closesOn')
  const {events} = await client.request<{events: Record<string, {type: string}[]>}>({
    url: `/data/history/production/events/documents/${id}?limit=10`,
  })
  expect(events[id]?.filter(({type}) => type === 'publishDocumentVersion')).toHaveLength(2)
})

test('an opening closes now, also by a computer whose clock is ahead of the content lake', async () => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000)
  const byClockAhead = Date.parse(await readClosingTime(client))
  clock.mockReturnValue(now - 10 * 60_000)
  const byClockBehind = Date.parse(await readClosingTime(client))
  clock.mockRestore()
  expect(byClockAhead).toBeLessThanOrEqual(Date.now())
  expect(byClockBehind).toBe(Math.floor(now / 1000) * 1000 - 10 * 60_000)
})

test('a new opening opens at once, also by a computer whose clock is ahead of the content lake [JOBS-3]', async () => {
  const schema = compile(schemaTypes)
  const type = schema.get('job')
  const fields: {name: string; type: {initialValue?: unknown}}[] =
    type && 'fields' in type ? type.fields : []
  const initialValue = fields.find(({name}) => name === 'opensOn')?.type.initialValue
  if (typeof initialValue !== 'function') throw new Error('The field begins without a value.')
  const now = Date.now()
  const timeFor = async (by: SanityClient): Promise<unknown> =>
    initialValue(undefined, {
      projectId: 'localdev',
      dataset: 'production',
      schema,
      currentUser: null,
      getClient: () => by,
    })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 3 * 60 * 60_000)
  onTestFinished(() => clock.mockRestore())
  const lakeTime = Date.parse(await client.fetch<string>('now()'))
  expect(await timeFor(client)).toBe(opensToday(lakeTime))
  // Without an answer its own clock has to do.
  const cutOff = lake.clientWith({requestHandler: () => Promise.reject(new Error('offline'))})
  expect(await timeFor(cutOff)).toBe(opensToday(Date.now()))
})

test('an opening whose closing failed halfway is closed by the next attempt, and no draft stays', async () => {
  const id = 'job-operations-manager'
  const ids = {draftId: `drafts.${id}`, publishedId: id}
  const patch = {set: {closesOn: '2026-11-20T14:59:00.000Z'}}
  await client.action({actionType: 'sanity.action.document.edit', ...ids, patch})
  await publishClosing(client, id, '2026-11-20T15:00:00.000Z')
  expect(await client.getDocument(id)).toMatchObject({closesOn: '2026-11-20T15:00:00.000Z'})
  expect(await client.getDocument(ids.draftId)).toBeUndefined()
  const [last] = await readPublications(client, [{_id: id, _updatedAt: ''}], 1)
  expect(last?.revision).toBe((await client.getDocument(id))?._rev)
  await publishClosing(client, id, null)
})

test('an opening that was closed by hand has its planned closing day again once it is opened [PUBLISH-9]', async () => {
  const id = 'job-operations-manager'
  const planned = '2999-03-01T15:00:00.000Z'
  const now = Date.now()
  const plannedAt = (time: number) => readPlannedClosing(client, id, time)
  await publishClosing(client, id, planned)
  await publishClosing(client, id, new Date().toISOString())
  await client.patch(id).set({location: 'Doral, FL'}).commit()
  expect(await plannedAt(now)).toBe(planned)
  expect(await plannedAt(Date.parse(planned))).toBe(null)

  await publishClosing(client, id, await plannedAt(now))
  expect(await client.getDocument(id)).toMatchObject({closesOn: planned})
  // Somebody plans another day: what was planned before that does not come back.
  await publishClosing(client, id, '2999-02-01T15:00:00.000Z')
  expect(await plannedAt(Date.parse('2999-02-02T15:00:00.000Z'))).toBe(null)
  await publishClosing(client, id, null)
  await publishClosing(client, id, new Date().toISOString())
  expect(await plannedAt(now)).toBe(null)
  await publishClosing(client, id, null)
})

test('an opening that was planned before the history begins has its closing day again once it is opened [PUBLISH-9]', async () => {
  const {client, daysPass} = await startLakeWithShortHistory()
  const id = 'job-dispatcher'
  const planned = '2999-03-01T15:00:00.000Z'
  await client.create({_id: id, _type: 'job', closesOn: planned})
  daysPass(21)
  await publishClosing(client, id, new Date().toISOString())
  daysPass(1)
  expect(await readPlannedClosing(client, id, Date.now())).toBe(planned)
  daysPass(3)
  expect(await readPlannedClosing(client, id, Date.now())).toBe(null)
})

test('closing an opening leaves unpublished edits in the draft', async () => {
  const id = 'job-professional-chauffeur'
  const published = await client.getDocument(id)
  if (!published) throw new Error('The seed data has no such job.')
  await client.create({...published, _id: `drafts.${id}`, location: 'Doral, FL'})
  await publishClosing(client, id, '2026-11-20T15:00:00.000Z')
  expect(await client.getDocument(id)).toMatchObject({
    location: published['location'],
    closesOn: '2026-11-20T15:00:00.000Z',
  })
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({
    location: 'Doral, FL',
    closesOn: '2026-11-20T15:00:00.000Z',
  })
})

test.each<{changed: string; other: {location?: string}}>([
  {changed: 'the closing day alone', other: {}},
  {changed: 'the closing day and more', other: {location: 'Doral, FL'}},
])(
  'closing an opening leaves its draft as it is where somebody changed $changed there [PUBLISH-9]',
  async ({other}) => {
    const id = 'job-operations-manager'
    const closesOn = '2999-03-01T15:00:00.000Z'
    const published = await client.getDocument(id)
    if (!published) throw new Error('The seed data has no such job.')
    await client.create({...published, ...other, _id: `drafts.${id}`, closesOn})
    await publishClosing(client, id, '2026-11-20T15:00:00.000Z')
    expect(await client.getDocument(id)).toMatchObject({
      location: published['location'],
      closesOn: '2026-11-20T15:00:00.000Z',
    })
    expect(await client.getDocument(`drafts.${id}`)).toMatchObject({...other, closesOn})
    // Opening it again leaves the draft alone as well.
    await publishClosing(client, id, null)
    expect(await client.getDocument(id)).not.toHaveProperty('closesOn')
    expect(await client.getDocument(`drafts.${id}`)).toMatchObject({...other, closesOn})
    await client.delete(`drafts.${id}`)
  },
)

test.each([
  {request: 3, moment: 'before the draft is read again'},
  {request: 4, moment: 'before the publish'},
])(
  'closing an opening does not publish what somebody begins $moment [PUBLISH-9]',
  async ({request}) => {
    const id = 'job-operations-manager'
    const closesOn = '2026-11-20T15:00:00.000Z'
    const published = await client.getDocument(id)
    let requests = 0
    const raced = client.withConfig({
      resolveFetch: () => async (url, init) => {
        requests += 1
        if (requests === request) {
          await client.patch(`drafts.${id}`).set({location: 'Tampa, FL'}).commit()
        }
        return fetch(url, init)
      },
    })
    await publishClosing(raced, id, closesOn)
    expect(await client.getDocument(id)).toMatchObject({
      location: published?.['location'],
      closesOn,
    })
    expect(await client.getDocument(`drafts.${id}`)).toMatchObject({
      location: 'Tampa, FL',
      closesOn,
    })
    await client.delete(`drafts.${id}`)
    await publishClosing(client, id, null)
  },
)

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
  await publishOrder(client, 'services', order)
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
  await publishOrder(client, 'destinations', reorderPart(idsInOrder(list, before), moved))
  const after = await client.fetch<string[]>('*[_id == "listOrder"][0].destinations[]._ref')
  expect(after.filter((id) => moved.includes(id))).toEqual(moved)
  expect(after.toSorted()).toEqual([...before, 'destination-new'].toSorted())
})

test('a new page begins with what airport pages show on the site, not with their drafts [PAGES-1]', async () => {
  const pattern = patterns.find(({name}) => name === 'airport')
  if (!pattern) throw new Error('There is no such pattern.')
  const before = await pageDraft(client, 'Homestead', {pattern})
  const pages = await client.fetch<SanityDocument[]>('*[_type == "page" && defined(destination)]')
  const drafts = client.transaction()
  for (const page of pages) {
    const sections = [{_type: 'meetingSection', _key: 'meeting', heading: 'Not finished yet'}]
    drafts.create({...page, _id: `drafts.${page._id}`, sections})
  }
  await drafts.commit()
  const after = await pageDraft(client, 'Homestead', {pattern})
  const withoutKey = (section: {_key: string}) => ({...section, _key: ''})
  expect(after.sections.map(withoutKey)).toEqual(before.sections.map(withoutKey))
})

test('a copy of a page leads to its own sections where the original leads to its own [PAGES-1]', async () => {
  const id = 'page-with-sections'
  const home = linkTo('page-home')
  await client.create({
    _id: id,
    _type: 'page',
    title: 'Boats',
    sections: [
      {
        _type: 'pageHeadSection',
        _key: 'head',
        buttons: [
          {_key: 'a', label: 'Prices', target: linkTo(id, 'prices')},
          {_key: 'b', label: 'Home', target: home},
        ],
      },
      {_type: 'textSection', _key: 'prices'},
    ],
  })
  const draft = await pageDraft(client, 'More boats', {copyOf: id})
  const itself = {_ref: draft._id.replace('drafts.', ''), _weak: true}
  expect(draft.sections).toMatchObject([
    {_key: 'head', buttons: [{target: {page: itself, section: 'prices'}}, {target: home}]},
    {_key: 'prices'},
  ])
  await client.create(draft)
  const ids = {draftId: draft._id, publishedId: itself._ref}
  await client.action({actionType: 'sanity.action.document.publish', ...ids})
  expect(
    await client.fetch('*[_id == $id][0].sections[0].buttons[].target', {id: itself._ref}),
  ).toEqual([linkTo(itself._ref, 'prices'), home])
  await client.delete(itself._ref)
})

test('a copy of a legal document has a heading of its own above its parts, which keep theirs [PAGES-1]', async () => {
  const id = 'legal-terms-of-service'
  const original = await client.getDocument(id)
  const {sections} = await pageDraft(client, 'Terms for hotels', {copyOf: id})
  const [head, ...parts] = sections
  expect(head).toMatchObject({
    _type: 'pageHeadSection',
    _key: expect.any(String),
    heading: 'Terms for hotels',
    lead: original?.['lead'],
  })
  expect(parts).toEqual(original?.['sections'])
})

test('a new page stands at no path that another page, its draft or the site itself has [PAGES-2]', async () => {
  await client.create({_id: 'drafts.page-gala', _type: 'page', path: '/gala'})
  const pathOf = async (title: string) =>
    (await pageDraft(client, title, {copyOf: 'page-contact'})).path
  expect(await pathOf('Contact')).toBe('/contact-2')
  expect(await pathOf('Gala')).toBe('/gala-2')
  expect(await pathOf('Dashboard')).toBe('/dashboard-2')
})
