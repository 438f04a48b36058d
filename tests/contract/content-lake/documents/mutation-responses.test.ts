import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, request} = lake

async function mutate(flags: string, id: string, more: object = {}) {
  const body = JSON.stringify({mutations: [{create: {_id: id, _type: 'tree'}}], ...more})
  const response = await request(`/data/mutate/production?${flags}`, {method: 'POST', body})
  return {status: response.status, body: await response.json()}
}

test('the response holds ids and documents only if they are requested', async () => {
  expect((await mutate('', 'answer-0')).body).toEqual({
    transactionId: expect.any(String),
    results: [{operation: 'create'}],
  })
  expect((await mutate('returnIds=true', 'answer-1')).body).toMatchObject({
    results: [{id: 'answer-1', operation: 'create'}],
  })
  expect((await mutate('returnDocuments=true', 'answer-2')).body).toMatchObject({
    results: [{operation: 'create', document: {_id: 'answer-2'}}],
  })
  expect((await mutate('', 'answer-3', {returnIds: true})).body).toMatchObject({
    results: [{id: 'answer-3'}],
  })
})

test('a dry run stores nothing, whether the URL or the body asks for it', async () => {
  await mutate('dryRun=true', 'dry-1')
  await mutate('', 'dry-2', {dryRun: true})
  expect(await client.getDocuments(['dry-1', 'dry-2'])).toEqual([null, null])
})

test('the visibility is one of the three that there are', async () => {
  for (const visibility of ['sync', 'async', 'deferred']) {
    expect((await mutate(`visibility=${visibility}`, visibility)).status).toBe(200)
  }
  expect((await mutate('visibility=bogus', 'bogus')).status).toBe(400)
  expect((await mutate('', 'bogus', {visibility: 'bogus'})).status).toBe(400)
  expect(await client.getDocument('bogus')).toBeUndefined()
})
