import {connect} from 'node:net'

import {afterAll, expect, test} from 'vitest'

import {startLake, token} from '../../../support/lake/running-lake.ts'

const problems: string[] = []
const lake = await startLake({report: (message) => void problems.push(message)})
afterAll(() => lake.stopAndDelete())
await lake.client.create({_id: 'oak', _type: 'tree', title: 'Oak'})

const texts = [
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '{"mutations":[null]}',
  '{"mutations":[{"patch":{"id":"oak","set":[]}}]}',
  '{"mutations":[{"patch":{"query":"*[","set":{}}}]}',
  '{"mutations":[{"delete":{"query":7}}]}',
  '{"mutations":[{"create":{"_type":"t","__proto__":{"x":1},"constructor":{}}}]}',
  '{"mutations":[{"patch":{"id":"oak","unset":["..[?("]}}]}',
  '{"mutations":[{"patch":{"id":"oak","insert":{"after":"]","items":[1]}}}]}',
  '{"actions":[{"actionType":"sanity.action.document.edit","draftId":"drafts.oak","publishedId":"oak","patch":{"inc":{"a":"b"}}}]}',
  '{"actions":[{"actionType":7}]}',
  '{"query":7}',
  '{"query":"*","params":[]}',
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  `{"mutations":[{"create":{"_type":"t","a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}]}`,
  `{"query":${JSON.stringify(`${'('.repeat(20_000)}1${')'.repeat(20_000)}`)}}`,
  `{"query":${JSON.stringify('!'.repeat(20_000))}}`,
  '\u0000\uFFFF',
]

const paths = [
  '/data/mutate/production',
  '/data/actions/production',
  '/data/query/production',
  '/assets/images/production',
  '/users/me/keyvalue',
  '/intake/batch',
]

test('no request body causes an internal error or stops later requests', async () => {
  for (const path of paths) {
    for (const body of texts) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await lake.request(path, {method, body})
        expect(response.status).toBeLessThan(500)
        await response.arrayBuffer()
      }
    }
  }
  expect(problems).toEqual([])
  expect(await lake.client.getDocument('oak')).toMatchObject({title: 'Oak'})
})

test.for([
  '/data/query/production?query=%E0%A4%A',
  '/data/query/production?query=*&$x=%00',
  '/data/query/%2e%2e?query=*',
  '/data/doc/production/%00',
  '/data/doc/production/,,,',
  '/data/listen/production',
  '/data/history/production/documents/oak?time=never',
  '/data/history/production/transactions/oak?excludeContent=true&fromTransaction=%27;DROP',
  '/data/history/production/events/documents/oak?limit=1e9&nextCursor=x',
  '/users/me/keyvalue/%F0',
  '//data//query',
  '/data/query/production?query=*&perspective=[%22',
  `/data/query/production?query=${'x'.repeat(30_000)}`,
])('%s causes no internal error', async (path) => {
  const response = await lake.request(path)
  expect(response.status).toBeLessThan(500)
  await response.body?.cancel()
  expect(problems).toEqual([])
  expect((await lake.request('/ping')).status).toBe(200)
})

test('a body that is nested too deeply is rejected', async () => {
  const body = `{"mutations":[{"create":{"_type":"t","a":${'['.repeat(100)}${']'.repeat(100)}}}]}`
  const response = await lake.request('/data/mutate/production', {method: 'POST', body})
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({message: expect.stringContaining('nested deeper')})
})

test('interrupted requests and ones that are not HTTP do no harm', async () => {
  const {port} = new URL(lake.url)
  const head = `POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`
  const starts = [
    `${head}Content-Length: 100\r\n\r\n{"mutations":`,
    `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    'GET /v1/data/live/events/production HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET http://[bad/ HTTP/1.1\r\nHost: [bad\r\n\r\n',
    '\u0016\u0003\u0001 no http at all\r\n\r\n',
  ]
  for (const start of starts) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(start, () => socket.destroy())
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  }
  await lake.client.patch('oak').inc({n: 1}).commit()
  expect(problems).toEqual([])
})

test('clients that never read their stream are disconnected', async () => {
  const {port} = new URL(lake.url)
  const query = encodeURIComponent('*[_type == "large"]')
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.pause()
  socket.write(
    `GET /v1/data/listen/production?includeResult=true&query=${query} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('readable', resolve))
  const text = 'x'.repeat(1_500_000)
  for (let n = 0; n < 16; n += 1) {
    const large = {_id: 'large', _type: 'large', n, text}
    await lake.client.createOrReplace(large, {returnDocuments: false})
  }
  socket.resume()
  await closed
  expect(problems).toEqual([])
})
