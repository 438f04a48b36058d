import {afterAll, expect, test} from 'vitest'

import {startLake, studioOrigin} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {request} = lake

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

test('a user has the id of a user, and only who is signed in sees the projects', async () => {
  expect((await request('/users/local-user')).status).toBe(200)
  expect((await request('/users/somebody')).status).toBe(404)
  const several = await request('/users/local-user,somebody')
  expect(await several.json()).toMatchObject([{id: 'local-user'}])
  expect((await fetch(`${lake.url}/v1/projects`)).status).toBe(401)
})

test('the members of a project are left out on request', async () => {
  const whole = await request('/projects/localdev')
  expect(await whole.json()).toMatchObject({members: [{id: 'local-user'}], features: []})
  const small = await request('/projects/localdev?includeMembers=false&includeFeatures=false')
  const project = await small.json()
  expect(project).not.toHaveProperty('members')
  expect(project).not.toHaveProperty('features')
})
