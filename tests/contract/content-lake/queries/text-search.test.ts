import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake
await client
  .transaction()
  .create({_id: 'a', _type: 'car', title: 'Red car', text: 'A sedan, black inside'})
  .create({_id: 'b', _type: 'car', title: 'Car, red'})
  .create({_id: 'c', _type: 'van', title: 'Red van', list: [{text: 'Inside: black'}]})
  .create({_id: 'd', _type: 'van', title: 'Infrared cart'})
  .commit()

const find = (text: string | null, query = '*[[@, _id] match text::query($text)]._id') =>
  client.fetch<string[]>(query, {text})

test.for([
  ['red', ['a', 'b', 'c']],
  ['RED car', ['a', 'b']],
  ['red -car', ['c']],
  ['-red', ['d']],
  ['"red car"', ['a']],
  ['"car red"', ['b']],
  ['"inside black"', ['c']],
  ['red -"car red"', ['a', 'c']],
  ['"red car" -sedan', []],
  ['infra*', ['d']],
  ['c', ['c']],
  ['& red', ['a', 'b', 'c']],
] as const)('%s finds %j', async ([text, ids]) => {
  expect(await find(text)).toEqual(ids)
})

test('an empty text finds every document, and none finds nothing', async () => {
  for (const text of ['', '  ', '*', '-']) expect(await find(text)).toEqual(['a', 'b', 'c', 'd'])
  expect(await find(null)).toEqual([])
})

test('a field is searched alone, and with a score', async () => {
  expect(await find('black', '*[title match text::query($text)]._id')).toEqual([])
  expect(await find('"red van"', '*[title match text::query($text)]._id')).toEqual(['c'])
  const scored = `*[_type in ["car", "van"]]
    | score(boost(title match text::query($text), 5), [@, _id] match text::query($text))
    | order(_score desc, _id) [_score > 0]._id`
  expect(await find('car -sedan', scored)).toEqual(['b', 'a'])
})

test('a text that is neither a constant nor a parameter is an error', async () => {
  expect(await client.fetch('*[@ match text::query("sedan")]._id')).toEqual(['a'])
  await expect(client.fetch('*[@ match text::query(title)]._id')).rejects.toMatchObject({
    statusCode: 400,
  })
})
