import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'

import {compile} from '../../../scripts/content-check/studio-rules.ts'
import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {
  publishClosing,
  readClosingTime,
  readPlannedClosing,
} from '../../../studio/actions/close-job.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'
import {readPublications} from '../../../studio/start/last-published/publications.ts'
import {opensToday} from '../../../studio/validation/time/job-dates.ts'
import {startLake, token} from '../../support/lake/running-lake.ts'
import {startServer} from '../../support/services/start-server.ts'
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
  // Without an answer its own clock has to do, before Sanity gives up the whole form.
  const cutOff = lake.clientWith({requestHandler: () => Promise.reject(new Error('offline'))})
  expect(await timeFor(cutOff)).toBe(opensToday(Date.now()))
  const silent = await startServer(() => new Promise(() => undefined))
  onTestFinished(silent.stop)
  expect(await timeFor(lake.clientWith({apiHost: silent.url}))).toBe(opensToday(Date.now()))
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
