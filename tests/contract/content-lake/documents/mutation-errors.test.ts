import {afterAll, expect, onTestFinished, test} from 'vitest'

import {defaultLimits} from '../../../../emulators/content-lake/options.ts'
import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith, request} = lake

test('malformed mutations are rejected, all of a request at once', async () => {
  const mutations = [
    {create: {_id: '#no', _type: 'tree'}},
    {create: {_id: 'untyped'}},
    {patch: {id: 'a', inc: {n: 'one'}}},
    {patch: {id: 'a', insert: {items: []}}},
    {explode: {}},
    {create: {_type: 'tree'}, delete: {id: 'a'}},
    'text',
  ]
  const body = JSON.stringify({mutations})
  const response = await request('/data/mutate/production', {method: 'POST', body})
  expect(response.status).toBe(400)
  const {error}: {error: {description: string; items: {index: number; error: object}[]}} =
    await response.json()
  expect(error.description).toBe('Mutation(s) failed with 7 error(s)')
  expect(error.items.map(({index}) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(error.items[0]?.error).toMatchObject({description: 'Malformed document ID: "#no"'})
})

test('bodies that are not JSON, not an object or without mutations are rejected', async () => {
  for (const body of ['{"mutations":', '[]', '"text"', '{}', '{"mutations":{}}', '']) {
    const response = await request('/data/mutate/production', {method: 'POST', body})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({error: 'Bad Request'})
  }
})

test('ids that are too long, start with a hyphen or hold two dots are rejected', async () => {
  for (const id of ['-hyphen', '.dot', 'two..dots', 'a'.repeat(129), 'sp ace', 'ünicode']) {
    const body = JSON.stringify({mutations: [{createOrReplace: {_id: id, _type: 'tree'}}]})
    const response = await request('/data/mutate/production', {method: 'POST', body})
    expect(response.status).toBe(400)
  }
})

test('a patch that does not fit its document is rejected and changes nothing', async () => {
  const before = await client.create({_id: 'unfit', _type: 'tree', text: 'oak'})
  const patches = [{diffMatchPatch: {text: 'not a patch'}}, {unset: ['text[?(']}]
  for (const patch of patches) {
    await expect(client.mutate([{patch: {id: 'unfit', ...patch}}])).rejects.toMatchObject({
      statusCode: 400,
    })
  }
  expect(await client.getDocument('unfit')).toEqual(before)
})

test('a body of more than 4 MB is rejected [LAKE-5]', async () => {
  const text = 'x'.repeat(4_000_001)
  const body = JSON.stringify({mutations: [{create: {_type: 'tree', text}}]})
  const response = await request('/data/mutate/production', {method: 'POST', body})
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    message: 'Request body exceeds limit of 4000000 bytes',
  })
})

test('a patch with an operation that there is not is rejected', async () => {
  await client.create({_id: 'operated', _type: 'tree'})
  for (const patch of [{rename: {a: 'b'}}, {merge: {a: 1}}, {set: {a: 1}, ifRevisionId: 'other'}]) {
    const body = JSON.stringify({mutations: [{patch: {id: 'operated', ...patch}}]})
    const response = await request('/data/mutate/production', {method: 'POST', body})
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('unknown operation')
  }
})

test('a document has 20 levels of attributes at most [LAKE-5]', async () => {
  const nested = (depth: number): object => (depth === 0 ? {} : {a: [nested(depth - 1)]})
  await client.create({_id: 'deep', _type: 'tree', ...nested(19)})
  await expect(client.create({_type: 'tree', ...nested(20)})).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('has more than 20 levels of attributes'),
  })
  await expect(
    client
      .patch('deep')
      .set({b: nested(19)})
      .commit(),
  ).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('a patch that would take forever is stopped and changes nothing', async () => {
  expect(defaultLimits.transaction).toBe(2000)
  const own = await startLake({limits: {transaction: 100}})
  onTestFinished(() => own.stopAndDelete())
  const nested = (depth: number): object => (depth === 0 ? {} : {a: nested(depth - 1), b: 1})
  const before = await own.client.create({_id: 'endless', _type: 'tree', nested: nested(18)})
  const set = Object.fromEntries(
    Array.from({length: 500}, (_, n) => [`nested${'..a'.repeat(9)}..field${n}`, n]),
  )
  await expect(own.client.patch('endless').set(set).commit()).rejects.toMatchObject({
    statusCode: 504,
  })
  expect(await own.client.getDocument('endless')).toEqual(before)
})

test('writing needs a sign-in [LAKE-2]', async () => {
  const visitor = clientWith({token: undefined})
  await expect(visitor.create({_type: 'tree'})).rejects.toMatchObject({
    statusCode: 401,
    response: {body: {statusCode: 401, error: 'Unauthorized', message: 'Session not found'}},
  })
  await expect(visitor.delete('kept')).rejects.toMatchObject({statusCode: 401})
  await expect(clientWith({token: 'wrong'}).fetch('*')).rejects.toMatchObject({statusCode: 401})
})
