import {afterAll, expect, onTestFinished, test} from 'vitest'

import {keepDatasets} from '../../../support/lake/datasets-as-built.ts'
import {startLake} from '../../../support/lake/running-lake.ts'
import {requireSupportedRequests} from '../../../support/services/unsupported-requests.ts'
import {startWorkerLake} from '../../../support/services/worker-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
await lake.client.create({_id: 'oak', _type: 'tree'})

test.for([
  ['/some/thing', 'The endpoint GET /v2025-02-19/some/thing', 404],
  ['/data/query/production?query=*&variant=x', 'The parameter "variant"', 400],
  ['/data/doc/production/oak?variant=x', 'The parameter "variant"', 400],
  ['/data/listen/production?query=*&includeDrafts=true', 'The parameter "includeDrafts"', 400],
  ['/data/live/events/production?waitFor=function', 'The parameter "waitFor"', 400],
  ['/data/export/production?assets=false', 'The parameter "assets"', 400],
  ['/ping?x=1', 'The parameter "x"', 400],
] as const)('%s is refused by its name [LAKE-1]', async ([path, what, status]) => {
  const response = await lake.request(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({
    message: `${what} is not supported by the local content lake`,
  })
})

test.for([
  ['/data/query/production', {query: '*', perspective: 'raw'}, 'The field "perspective"'],
  ['/data/mutate/production', {mutations: [], variant: 'x'}, 'The field "variant"'],
  ['/data/actions/production', {actions: [], variant: 'x'}, 'The field "variant"'],
  [
    '/data/actions/production',
    {actions: [{actionType: 'sanity.action.release.create', releaseId: 'spring'}]},
    'The action "sanity.action.release.create"',
  ],
  [
    '/data/actions/production',
    {actions: [{actionType: 'sanity.action.document.discard', draftId: 'drafts.oak', purge: true}]},
    'The field "purge"',
  ],
] as const)('%s with %j is refused by its name', async ([path, body, what]) => {
  const response = await lake.request(path, {method: 'POST', body: JSON.stringify(body)})
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining(`${what} is not supported by the local content lake`),
  })
})

test('what was refused so is counted, other errors are not', async () => {
  const own = await startLake()
  onTestFinished(() => own.stopAndDelete())
  await own.request('/data/query/production?query=*[')
  await own.request('/data/query/elsewhere?query=*')
  await requireSupportedRequests(own.url)
  await own.client.request({url: '/some/unknown/endpoint'}).catch(() => {})
  await own.request('/ping?x=1')
  await own.request('/ping?x=1')
  const response = await fetch(`${own.url}/unsupported-requests`)
  expect(await response.json()).toEqual({
    count: 3,
    requests: [
      expect.stringContaining('GET /v2025-02-19/some/unknown/endpoint: The endpoint'),
      expect.stringContaining('GET /v2025-02-19/ping: The parameter "x"'),
    ],
  })
  await expect(requireSupportedRequests(own.url)).rejects.toThrow('/some/unknown/endpoint')
})

test('a lake that a browser test restarts is asked first what it refused', async () => {
  const original = await startLake()
  onTestFinished(() => original.stopAndDelete())
  await keepDatasets(original.dataFolder)
  const restarted = await startWorkerLake({
    original: original.dataFolder,
    publicPort: 0,
    token: 'test-token',
    siteOrigins: [],
    studioOrigins: [],
  })
  onTestFinished(() => restarted.stop())
  await fetch(`${restarted.url}/some/unknown/endpoint`, {headers: {connection: 'close'}})
  await expect(restarted.restart()).rejects.toThrow('/some/unknown/endpoint')
  await restarted.restart()
})

test('a path with several slashes and a scheme in lower case are known', async () => {
  const response = await fetch(`${lake.url}//v2024-01-29//data/doc/production/oak`, {
    headers: {authorization: 'bearer test-token'},
  })
  expect(response.status).toBe(200)
})
