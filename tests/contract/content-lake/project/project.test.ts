import {afterAll, expect, test} from 'vitest'

import {startLake, studioOrigin} from '../support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith, request} = lake

test.for([
  '/users/me',
  '/users/local-user',
  '/auth/id',
  '/auth/providers',
  '/projects',
  '/projects/localdev',
  '/projects/localdev/datasets',
  '/projects/localdev/datasets/production/acl',
  '/projects/localdev/datasets/production/settings/embeddings',
  '/projects/localdev/grants',
  '/projects/localdev/roles',
  '/projects/localdev/user-applications',
  '/datasets',
  '/features',
  '/ping',
  '/data/ping',
  '/data/ping/production',
  '/data/references/production/documents/oak/to',
  '/intake/telemetry-status',
  '/journey/announcements',
  '/journey/trial',
  '/journey/document-limit',
  '/schedules/localdev/production',
  '/help',
  '/access/requests/me',
  '/check/cors',
  '/users/me/keyvalue/some.key',
])('the Studio gets a response from %s', async (path) => {
  const response = await fetch(`${lake.url}/v2025-02-19${path}`, {headers: {origin: studioOrigin}})
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('json')
})

test('an unknown path is a 404', async () => {
  const response = await request('/no/such/thing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({statusCode: 404, error: 'Not Found'})
  expect((await fetch(`${lake.url}/data/query/production?query=*`)).status).toBe(404)
})

test('the Studio may do everything', async () => {
  const response = await request('/projects/localdev/datasets/production/acl')
  expect(await response.json()).toEqual([
    {
      filter: '_id in path("**")',
      permissions: expect.arrayContaining(['read', 'create', 'update', 'publish', 'history']),
    },
  ])
})

test('telemetry is denied', async () => {
  expect(await (await request('/intake/telemetry-status')).json()).toMatchObject({status: 'denied'})
  const sent = await request('/intake/batch', {method: 'POST', body: '{}'})
  expect(sent.status).toBe(200)
})

test('settings of the user are stored and survive a restart', async () => {
  const first = await startLake()
  const settings = [
    {key: 'studio.sort', value: {by: 'title'}},
    {key: 'studio.searches', value: ['oak']},
  ]
  const saved = await first.request('/users/me/keyvalue', {
    method: 'PUT',
    body: JSON.stringify(settings),
  })
  expect(await saved.json()).toEqual(settings)
  await first.stop()
  const second = await startLake({dataFolder: first.dataFolder})
  const read = await second.request('/users/me/keyvalue/studio.searches,unknown')
  expect(await read.json()).toEqual([{key: 'studio.searches', value: ['oak']}])
  await second.stopAndDelete()
})

test('invalid settings are rejected', async () => {
  for (const body of ['{}', '[{"value":1}]', 'text']) {
    expect((await request('/users/me/keyvalue', {method: 'PUT', body})).status).toBe(400)
  }
  const anonymous = await fetch(`${lake.url}/v1/users/me/keyvalue`, {method: 'PUT', body: '[]'})
  expect(anonymous.status).toBe(401)
})

test('a dataset is created once and separate from others', async () => {
  const make = (name: string) => request(`/projects/localdev/datasets/${name}`, {method: 'PUT'})
  expect((await make('staging')).status).toBe(200)
  expect((await make('staging')).status).toBe(409)
  expect((await make('No%20Name')).status).toBe(400)
  const anonymous = `${lake.url}/v1/projects/localdev/datasets/mine`
  expect((await fetch(anonymous, {method: 'PUT'})).status).toBe(401)
  const staging = clientWith({dataset: 'staging'})
  await staging.create({_id: 'oak', _type: 'tree'})
  expect(await client.getDocument('oak')).toBeUndefined()
  const names = (await client.datasets.list()).map(({name}) => name)
  expect(names).toEqual(['production', 'staging'])
})

test('the dataset is exported as it is stored, which needs a sign-in', async () => {
  await client.create({_id: 'drafts.exported', _type: 'tree'})
  const response = await request('/data/export/production')
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({_id: 'drafts.exported'}),
  )
  expect((await fetch(`${lake.url}/v1/data/export/production`)).status).toBe(401)
})
