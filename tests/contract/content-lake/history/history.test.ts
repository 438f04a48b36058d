import {afterAll, expect, test} from 'vitest'

import {isObject} from '../../../../emulators/json.ts'
import {startLake} from '../../../support/lake/running-lake.ts'
import {startLakeWithHistory} from '../support/lake-with-history.ts'
import {startLakeWithShortHistory} from '../support/lake-with-short-history.ts'

const lake = await startLakeWithHistory()
afterAll(() => lake.stopAndDelete())
const {request} = lake

async function history(path: string): Promise<unknown> {
  const response = await request(`/data/history/production/${path}`)
  expect(response.status).toBe(200)
  return response.json()
}

test('the events of a document are listed newest first', async () => {
  const common = {documentId: 'oak', author: 'local-user', timestamp: expect.any(String)}
  const draft = {...common, versionId: 'drafts.oak'}
  expect(await history('events/documents/drafts.oak?limit=100')).toEqual({
    events: {
      'drafts.oak': [
        {...common, type: 'deleteDocumentGroup'},
        {...common, type: 'updateLiveDocument', revisionId: 't8'},
        {...common, type: 'createLiveDocument', revisionId: 't7'},
        {...draft, type: 'unpublishDocument', versionRevisionId: 't6'},
        {...draft, type: 'deleteDocumentVersion', versionRevisionId: 't4'},
        {...draft, type: 'createDocumentVersion', versionRevisionId: 't4'},
        {
          ...draft,
          type: 'publishDocumentVersion',
          revisionId: 't3',
          versionRevisionId: 't2',
          publishCause: 'document.publish',
        },
        {...draft, type: 'createDocumentVersion', versionRevisionId: 't1'},
      ],
    },
    nextCursor: '',
  })
})

test('the events are paginated', async () => {
  const ids: unknown[] = []
  let cursor = ''
  do {
    const page = await history(`events/documents/oak?limit=3&nextCursor=${cursor}`)
    if (!isObject(page) || !isObject(page.events) || !Array.isArray(page.events.oak)) break
    expect(page.events.oak.length).toBeLessThanOrEqual(3)
    ids.push(...page.events.oak.map((event: {type: string}) => event.type))
    cursor = String(page.nextCursor)
  } while (cursor !== '')
  expect(ids).toHaveLength(8)
  expect(ids[0]).toBe('deleteDocumentGroup')
  expect(ids[7]).toBe('createDocumentVersion')
})

test('a document is returned at a revision, at a time and in its last state [LAKE-1]', async () => {
  const at = (query: string) => history(`documents/oak,drafts.oak?${query}`)
  expect(await at('revision=t2')).toMatchObject({
    documents: [{_id: 'drafts.oak', _rev: 't2', title: 'Old oak'}],
  })
  expect(await at('revision=t4')).toMatchObject({
    documents: [
      {_id: 'oak', _rev: 't3', title: 'Old oak'},
      {_id: 'drafts.oak', _rev: 't4', title: 'Ancient oak'},
    ],
  })
  expect(await at('revision=t9')).toEqual({documents: []})
  expect(await at('revision=unknown')).toEqual({documents: []})
  expect(await at('lastRevision=true')).toMatchObject({
    documents: [
      {_id: 'oak', _rev: 't8'},
      {_id: 'drafts.oak', _rev: 't6'},
    ],
  })
  const transactions = await request(
    '/data/history/production/transactions/oak,drafts.oak?excludeContent=true',
  )
  const lines = (await transactions.text()).trim().split('\n')
  const edited: {id: string; timestamp: string} | undefined = lines
    .map((line) => JSON.parse(line))
    .find(({id}) => id === 't4')
  expect(await at(`time=${edited?.timestamp}`)).toMatchObject({
    documents: [
      {_id: 'oak', _rev: 't3', title: 'Old oak'},
      {_id: 'drafts.oak', _rev: 't4', title: 'Ancient oak'},
    ],
  })
  expect(await at('time=2001-01-01T00:00:00Z')).toEqual({documents: []})
  expect(await at(`time=${new Date().toISOString()}`)).toEqual({documents: []})
})

test('a draft has no revision from before it existed, although its published document has', async () => {
  expect(await history('documents/drafts.oak?revision=t3')).toEqual({documents: []})
  expect(await history('documents/oak?revision=t3')).toMatchObject({
    documents: [{_id: 'oak', _rev: 't3'}],
  })
})

test('history needs a sign-in, and malformed requests are rejected [LAKE-2]', async () => {
  const base = `${lake.url}/v2025-02-19/data/history/production`
  for (const path of ['documents/oak', 'transactions/oak', 'events/documents/oak']) {
    expect((await fetch(`${base}/${path}`)).status).toBe(401)
  }
  for (const path of [
    'documents/-no',
    'documents/oak?time=bogus',
    'documents/oak?revision=t1&lastRevision=true',
    'transactions/oak?excludeContent=true&limit=none',
    'transactions/oak?excludeContent=true&fromTime=bogus',
    'transactions/oak?excludeContent=true&effectFormat=json',
    'events/documents/a b',
  ]) {
    expect((await request(`/data/history/production/${path}`)).status).toBe(400)
  }
})

test('what is older than the days for which history is kept is gone; what stood there at each moment since is not', async () => {
  const short = await startLakeWithShortHistory()
  const read = async (path: string) =>
    (await short.request(`/data/history/production/${path}`)).text()
  const commit = (transactionId: string, mutations: Parameters<typeof short.client.mutate>[0]) =>
    short.client.mutate(mutations, {transactionId})
  const elm = {_id: 'elm', _type: 'tree', title: 'Elm'}
  const start = new Date().toISOString()
  await commit('e1', [
    {create: elm},
    {create: {...elm, _id: 'ash'}},
    {create: {...elm, _id: 'fir'}},
  ])
  await commit('e2', [{delete: {id: 'ash'}}])
  short.daysPass(21)
  await commit('e3', [{patch: {id: 'elm', set: {title: 'Old elm'}}}, {delete: {id: 'fir'}}])
  const before = new Date(Date.now() - 1).toISOString()
  short.daysPass(1)

  const events: unknown = JSON.parse(await read('events/documents/elm?limit=100'))
  expect(events).toMatchObject({events: {elm: [{type: 'updateLiveDocument', revisionId: 'e3'}]}})
  const transactions = await read('transactions/elm?excludeContent=true')
  expect(JSON.parse(transactions)).toMatchObject({id: 'e3'})
  const since = await read('transactions/elm?excludeContent=true&fromTime=2001-01-01T00:00:00Z')
  expect(since).toBe(transactions)
  for (const end of ['from', 'to']) {
    const path = `transactions/elm?excludeContent=true&${end}Transaction=e1`
    expect((await short.request(`/data/history/production/${path}`)).status).toBe(404)
  }
  const nothing = JSON.stringify({documents: []})
  expect(await read('documents/elm?revision=e1')).toBe(nothing)
  expect(await read(`documents/elm?time=${start}`)).toBe(nothing)
  expect(await read('documents/ash?lastRevision=true')).toBe(nothing)
  const first = {_rev: 'e1', title: 'Elm'}
  expect(JSON.parse(await read(`documents/elm?time=${before}`))).toMatchObject({documents: [first]})
  const last = await read('documents/elm,fir?lastRevision=true')
  expect(JSON.parse(last)).toMatchObject({documents: [{_rev: 'e3'}, {_rev: 'e1'}]})
  short.daysPass(8)
  // What is still there is known, however long ago it was changed.
  const current = await read('documents/elm,fir?lastRevision=true')
  expect(JSON.parse(current)).toMatchObject({documents: [{_id: 'elm', _rev: 'e3'}]})
})

test('history survives a restart', async () => {
  const first = await startLake()
  await first.client.create({_id: 'kept', _type: 'tree', title: 'One'})
  await first.client.patch('kept').set({title: 'Two'}).commit()
  await first.stop()
  const second = await startLake({dataFolder: first.dataFolder})
  const response = await second.request(
    '/data/history/production/transactions/kept?excludeContent=true',
  )
  expect((await response.text()).trim().split('\n')).toHaveLength(2)
  expect(await second.client.getDocument('kept')).toMatchObject({title: 'Two'})
  await second.stopAndDelete()
})
