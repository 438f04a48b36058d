import {applyPatch} from 'mendoza'
import {afterAll, expect, test} from 'vitest'

import {isObject, omit} from '../../../../emulators/json.ts'
import {startLake} from '../support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, request} = lake

const tree = {_id: 'oak', _type: 'tree', title: 'Oak'}
const commit = (id: string, mutations: Parameters<typeof client.mutate>[0]) =>
  client.mutate(mutations, {transactionId: id})

await commit('t1', [{create: {...tree, _id: 'drafts.oak'}}])
await commit('t2', [{patch: {id: 'drafts.oak', set: {title: 'Old oak'}}}])
await client.action(
  {actionType: 'sanity.action.document.publish', draftId: 'drafts.oak', publishedId: 'oak'},
  {transactionId: 't3'},
)
await client.action(
  {
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.oak',
    publishedId: 'oak',
    patch: {set: {title: 'Ancient oak'}},
  },
  {transactionId: 't4'},
)
await client.action(
  {actionType: 'sanity.action.document.discard', draftId: 'drafts.oak'},
  {transactionId: 't5'},
)
await client.action(
  {actionType: 'sanity.action.document.unpublish', draftId: 'drafts.oak', publishedId: 'oak'},
  {transactionId: 't6'},
)
await commit('t7', [{createOrReplace: {...tree, title: 'Oak again'}}])
await commit('t8', [{patch: {id: 'oak', set: {title: 'Oak once more'}}}])
await client.action(
  {
    actionType: 'sanity.action.document.delete',
    publishedId: 'oak',
    includeDrafts: ['drafts.oak'],
  },
  {transactionId: 't9'},
)

async function history(path: string): Promise<unknown> {
  const response = await request(`/data/history/production/${path}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function transactions(path: string) {
  const flags = path.includes('?') ? '&' : '?'
  const response = await request(
    `/data/history/production/transactions/${path}${flags}excludeContent=true`,
  )
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : {}
  })
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

test('a document is returned at a revision, at a time and in its last state', async () => {
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
  expect(await at('time=2001-01-01T00:00:00Z')).toEqual({documents: []})
  expect(await at(`time=${new Date().toISOString()}`)).toEqual({documents: []})
})

test("a draft's history shows the published document before the draft existed", async () => {
  expect(await history('documents/drafts.oak?revision=t3')).toMatchObject({
    documents: [{_id: 'oak', _rev: 't3'}],
  })
})

test('the effects of each transaction lead from one state to the next and back', async () => {
  const all = await transactions('drafts.oak,oak?effectFormat=mendoza')
  expect(all.map(({id}) => id)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'])
  expect(all[2]).toMatchObject({
    author: 'local-user',
    timestamp: expect.any(String),
    documentIDs: expect.arrayContaining(['oak', 'drafts.oak']),
  })
  const revisions = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9']
  const states = await Promise.all(
    revisions.map(async (revision) => {
      const body = await history(`documents/oak,drafts.oak?revision=${revision}`)
      const found = isObject(body) && Array.isArray(body.documents) ? body.documents : []
      const document: unknown = found.find(({_id: id}: {_id: string}) => id === 'oak')
      return isObject(document) ? omit(document, '_rev') : null
    }),
  )
  let before: unknown = null
  for (const [index, {effects}] of all.entries()) {
    const oakEffects = isObject(effects) && isObject(effects.oak) ? effects.oak : {}
    const after = states[index]
    expect(patched(before, oakEffects.apply)).toEqual(after)
    expect(patched(after, oakEffects.revert)).toEqual(before)
    before = after
  }
})

function patched(state: unknown, patch: unknown): unknown {
  return Array.isArray(patch) ? applyPatch(state, patch) : state
}

test('transactions are listed for a range, in either order, and for the named documents only', async () => {
  const ids = async (query: string) => (await transactions(`oak?${query}`)).map(({id}) => id)
  expect(await ids('fromTransaction=t3&toTransaction=t7')).toEqual(['t3', 't6', 't7'])
  expect(await ids('reverse=true&limit=2')).toEqual(['t9', 't8'])
  expect(await ids('fromTransaction=')).toEqual(['t3', 't6', 't7', 't8', 't9'])
  const [publish] = await transactions('oak?includeIdentifiedDocumentsOnly=true&limit=1')
  expect(publish).toMatchObject({documentIDs: ['oak']})
  expect(publish).not.toHaveProperty('effects')
})

test('transactions are listed for a time and for authors', async () => {
  const all = await transactions('oak')
  const [third, sixth] = [String(all[0]?.timestamp), String(all[1]?.timestamp)]
  const ids = async (query: string) => (await transactions(`oak?${query}`)).map(({id}) => id)
  expect(await ids(`toTime=${third}`)).toContain('t3')
  expect(await ids(`toTime=${third}`)).not.toContain('t9')
  expect(await ids(`fromTime=${sixth}`)).toEqual(expect.arrayContaining(['t6', 't9']))
  expect(await ids('toTime=2001-01-01T00:00:00Z')).toEqual([])
  expect(await ids('authors=local-user,somebody')).toHaveLength(5)
  expect(await ids('authors=somebody')).toEqual([])
})

test('a transaction that there is not limits no history', async () => {
  for (const limit of ['fromTransaction=t99', 'toTransaction=t99']) {
    const path = `/data/history/production/transactions/oak?excludeContent=true&${limit}`
    expect((await request(path)).status).toBe(404)
  }
})

test('the mutations of past transactions are refused by their name', async () => {
  const response = await request('/data/history/production/transactions/oak')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: 'A history without "excludeContent=true" is not supported by the local content lake',
  })
})

test('history needs a sign-in, and malformed requests are rejected', async () => {
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
