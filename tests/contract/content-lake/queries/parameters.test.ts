import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())

// A slice with a parameter is parsed with all of its values, which must stay values.
const title = `a$&b$'c$$d`
await lake.client
  .transaction()
  .create({_id: 'a', _type: 'tree', title})
  .create({_id: 'b', _type: 'tree', title: '$title'})
  .create({_id: 'c', _type: 'tree', title: 'x'})
  .commit()

async function ids(query: string, params: object): Promise<unknown> {
  const body = JSON.stringify({query, params})
  const response = await lake.request('/data/query/production', {method: 'POST', body})
  expect(response.status).toBe(200)
  return response.json()
}

test('the end of a slice may be a parameter', async () => {
  const query = '*[_type == $type] | order(_id) [0...$limit]._id'
  expect(await ids(query, {type: 'tree', limit: 2})).toMatchObject({result: ['a', 'b']})
})

test('signs that are special in replacements are ordinary in a value', async () => {
  const query = '*[title == $title][0...$limit]._id'
  expect(await ids(query, {title, limit: 10})).toMatchObject({result: ['a']})
})

test.for(['*[title == "$title"]._id', '*[title == "$title"][0...$limit]._id'])(
  '%s compares with the text "$title"',
  async (query) => {
    expect(await ids(query, {title: 'x', limit: 10})).toMatchObject({result: ['b']})
  },
)
