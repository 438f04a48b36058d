import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith, request} = lake
const visitor = clientWith({token: undefined, perspective: 'published'})

await client
  .transaction()
  .create({_id: 'oak', _type: 'tree', title: 'Oak', height: 30})
  .create({_id: 'drafts.oak', _type: 'tree', title: 'Oak, edited', height: 31})
  .create({_id: 'drafts.elm', _type: 'tree', title: 'Elm', height: 20})
  .create({_id: 'beech', _type: 'tree', title: 'Beech', height: 40, near: {_ref: 'oak'}})
  .create({_id: 'versions.spring.oak', _type: 'tree', title: 'Oak in spring', height: 32})
  .create({_id: 'private.note', _type: 'note', text: 'Not for visitors'})
  .commit()

const titles = '*[_type == "tree"] | order(_id) {_id, title}'

test('the published perspective shows published documents only [LAKE-1]', async () => {
  expect(await client.fetch(titles, {}, {perspective: 'published'})).toEqual([
    {_id: 'beech', title: 'Beech'},
    {_id: 'oak', title: 'Oak'},
  ])
})

test('the drafts perspective shows drafts instead of published documents, under the published id', async () => {
  const query = '*[_type == "tree"] {_id, title, _originalId}'
  expect(await client.fetch(query, {}, {perspective: 'drafts'})).toEqual([
    {_id: 'beech', title: 'Beech', _originalId: 'beech'},
    {_id: 'elm', title: 'Elm', _originalId: 'drafts.elm'},
    {_id: 'oak', title: 'Oak, edited', _originalId: 'drafts.oak'},
  ])
})

test('a list of perspectives shows the document of its first layer that has one', async () => {
  const query = '*[_id == "oak"][0].title'
  expect(await client.fetch(query, {}, {perspective: ['spring', 'drafts']})).toBe('Oak in spring')
  expect(await client.fetch(query, {}, {perspective: ['drafts', 'spring']})).toBe('Oak, edited')
})

test('the raw perspective shows every document as it is stored, ordered by id', async () => {
  expect(await client.fetch('*._id')).toEqual([
    'beech',
    'drafts.elm',
    'drafts.oak',
    'oak',
    'private.note',
    'versions.spring.oak',
  ])
})

test('references are followed within the perspective', async () => {
  const query = '*[_id == "beech"][0].near->title'
  expect(await client.fetch(query, {}, {perspective: 'published'})).toBe('Oak')
  expect(await client.fetch(query, {}, {perspective: 'drafts'})).toBe('Oak, edited')
})

test('without a perspective API versions before 2025-02-19 read raw and later ones published', async () => {
  const count = async (version: string) => {
    const headers = {authorization: 'Bearer test-token'}
    const invalidPath = `${lake.url}/${version}/data/query/production?query=count(*)`
    const body: {result: number} = await (await fetch(invalidPath, {headers})).json()
    return body.result
  }
  expect(await count('v2021-06-07')).toBe(6)
  expect(await count('v1')).toBe(6)
  expect(await count('v2025-02-19')).toBe(3)
  expect(await count('vX')).toBe(3)
})

test('a visitor sees public documents only, whatever the perspective [LAKE-2]', async () => {
  for (const perspective of ['published', 'drafts', 'raw'] as const) {
    expect(await visitor.fetch('*._id', {}, {perspective})).toEqual(['beech', 'oak'])
  }
  expect(await visitor.getDocuments(['oak', 'drafts.oak', 'private.note'])).toMatchObject([
    {_id: 'oak'},
    null,
    null,
  ])
  expect(await visitor.fetch('identity()')).toBe('<anonymous>')
})

test('a long query is sent by POST and returns the same result', async () => {
  const padding = `// ${'x'.repeat(12_000)}\n`
  expect(await client.fetch(`${padding}*[_id == $id][0].title`, {id: 'oak'})).toBe('Oak')
})

test('the response holds the query, the result and the time, and no query with returnQuery=false', async () => {
  const whole = await client.fetch('count(*)', {}, {filterResponse: false})
  expect(whole).toMatchObject({query: 'count(*)', result: 6, ms: expect.any(Number)})
  const response = await request('/data/query/production?query=count(*)&returnQuery=false')
  expect(await response.json()).not.toHaveProperty('query')
})

test('a query with other parameters does not return the first result', async () => {
  const byId = '*[_id == $id][0].title'
  expect(await client.fetch(byId, {id: 'oak'})).toBe('Oak')
  expect(await client.fetch(byId, {id: 'beech'})).toBe('Beech')
  const some = '*[_type == "tree"] | order(_id) [0...$count]._id'
  expect(await client.fetch(some, {count: 1})).toEqual(['beech'])
  expect(await client.fetch(some, {count: 2})).toEqual(['beech', 'drafts.elm'])
})

test("the Studio's text search finds words anywhere in a document", async () => {
  const query = '*[[@, _id] match text::query($words)]._id'
  expect(await client.fetch(query, {words: 'spring'})).toEqual(['versions.spring.oak'])
  expect(await client.fetch(query, {words: 'edit*'})).toEqual(['drafts.oak'])
  expect(await client.fetch('*[@ match text::query("visitors")]._id')).toEqual(['private.note'])
})

test('functions that groq-js evaluates only asynchronously work too', async () => {
  const query = 'diff::changedAny({"a": 1}, {"a": 2}, a)'
  expect(await client.fetch(query)).toBe(true)
})

test('a query that does not parse is rejected with the position of the error', async () => {
  const response = await request(`/data/query/production?query=${encodeURIComponent('*[_id ==')}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: {
      type: 'queryParseError',
      description: expect.stringContaining('unexpected end-of-file, expected expression'),
      query: '*[_id ==',
      start: 7,
      end: 7,
    },
  })
})

test('a missing parameter is rejected with its name', async () => {
  await expect(client.fetch('*[_id == $id]')).rejects.toThrow(
    'param $id referenced, but not provided',
  )
  await client.fetch('*[_id == $id]', {id: 'oak'})
  await expect(client.fetch('*[_id == $id]')).rejects.toMatchObject({statusCode: 400})
})

test('a missing query, a parameter that is not JSON and an unknown perspective are rejected', async () => {
  const invalidPaths = [
    '/data/query/production',
    '/data/query/production?query=*&$id=oak',
    '/data/query/production?query=*&perspective=no%20such',
    '/data/query/production?query=*&perspective=raw,drafts',
  ]
  for (const invalidPath of invalidPaths) expect((await request(invalidPath)).status).toBe(400)
})

test('an unknown function is rejected and does not end the content lake', async () => {
  await expect(client.fetch('geo::distance(1, 2)')).rejects.toMatchObject({statusCode: 400})
  await expect(client.fetch('no::such()')).rejects.toMatchObject({statusCode: 400})
  expect(await client.fetch('count(*)')).toBe(6)
})

test('a dataset that does not exist is a 404', async () => {
  const other = clientWith({dataset: 'elsewhere'})
  await expect(other.fetch('*')).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Dataset "elsewhere" not found for project ID "localdev"'),
  })
  await expect(other.create({_type: 'tree'})).rejects.toMatchObject({statusCode: 404})
})

test('documents are read by id, and omitted ones are listed with the reason', async () => {
  const response = await request('/data/doc/production/oak,nowhere')
  expect(await response.json()).toMatchObject({
    documents: [{_id: 'oak', title: 'Oak'}],
    omitted: [{id: 'nowhere', reason: 'existence'}],
  })
  expect(await client.getDocument('nowhere')).toBeUndefined()
  expect((await request('/data/doc/production/-not-an-id')).status).toBe(400)
})

test('all versions of a document are read at once', async () => {
  const ids = async (as = client) => {
    const documents = await as.getDocument('oak', {includeAllVersions: true})
    return documents.map(({_id: id}) => id)
  }
  expect(await ids()).toEqual(['oak', 'drafts.oak', 'versions.spring.oak'])
  expect(await ids(visitor)).toEqual(['oak'])
})
