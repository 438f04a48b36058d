import {stegaClean} from '@sanity/client/stega'
import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

type SourceMap = {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, {source: {document: number; path: number}}>
}

await client
  .transaction()
  .create({_id: 'author', _type: 'person', name: "Ann O'Hara", title: 'Editor'})
  .create({
    _id: 'page',
    _type: 'page',
    title: 'Home',
    author: {_ref: 'author'},
    sections: [
      {_key: 'one', heading: 'Welcome', label: 'More'},
      {_key: 'two', heading: 'Fleet', label: 'More', items: [{_key: 'x', text: 'Fast'}, 'plain']},
    ],
  })
  .create({_id: 'drafts.page2', _type: 'page', title: 'Home'})
  .create({
    _id: 'prices',
    _type: 'prices',
    note: 'Home',
    unit: 'per hour',
    cards: [
      {_key: 'a', hours: 2, price: {min: 10, max: 20}},
      {_key: 'b', hours: 4, price: {min: 10, max: 20}},
    ],
    notes: ['Same', 'Same'],
  })
  .commit()

/** For each path in the result, the id and path in the document it comes from. */
async function sourcesOf(query: string, perspective: 'published' | 'drafts' = 'published') {
  const response = await client.fetch(
    query,
    {},
    {
      perspective,
      resultSourceMap: 'withKeyArraySelector',
      filterResponse: false,
    },
  )
  const map: SourceMap = JSON.parse(JSON.stringify(response.resultSourceMap))
  return Object.fromEntries(
    Object.entries(map.mappings).map(([place, {source}]) => [
      place,
      `${map.documents[source.document]?._id} ${map.paths[source.path]}`,
    ]),
  )
}

test('every string is traced to the field it came from', async () => {
  const query = '*[_id == "page"][0]{_id, title, sections, author->{_id, name}}'
  expect(await sourcesOf(query)).toMatchObject({
    "$['title']": "page $['title']",
    "$['author']['name']": "author $['name']",
    "$['sections'][0]['heading']": "page $['sections'][?(@._key=='one')]['heading']",
    "$['sections'][1]['items'][0]['text']":
      "page $['sections'][?(@._key=='two')]['items'][?(@._key=='x')]['text']",
    "$['sections'][1]['items'][1]": "page $['sections'][?(@._key=='two')]['items'][1]",
  })
})

test('equal texts are distinguished by their array item', async () => {
  const sources = await sourcesOf('*[_id == "page"][0]{_id, sections}')
  expect(sources).toMatchObject({
    "$['sections'][0]['label']": "page $['sections'][?(@._key=='one')]['label']",
    "$['sections'][1]['label']": "page $['sections'][?(@._key=='two')]['label']",
  })
})

test('equal texts are distinguished by their document, and drafts have their own id', async () => {
  const sources = await sourcesOf('*[_type == "page"] | order(_id) {_id, title}', 'drafts')
  expect(sources).toEqual({
    "$[0]['title']": "page $['title']",
    "$[1]['title']": "drafts.page2 $['title']",
  })
})

test('a renamed field is found by its text', async () => {
  expect(await sourcesOf('*[_id == "author"][0]{_id, "who": name}')).toEqual({
    "$['who']": "author $['name']",
  })
})

test('the document of a projection without an id is found by its values', async () => {
  const query =
    '{"prices": *[_type == "prices"][0]{note, unit}, "person": *[_id == "author"][0]{_id}}'
  expect(await sourcesOf(query)).toEqual({
    "$['prices']['note']": "prices $['note']",
    "$['prices']['unit']": "prices $['unit']",
  })
})

test('equal numbers and equal texts in an array are distinguished by their position', async () => {
  const query = '*[_type == "prices"][0]{"cards": cards[]{_key, price}, notes}'
  expect(await sourcesOf(query)).toEqual({
    "$['cards'][0]['price']['min']": "prices $['cards'][?(@._key=='a')]['price']['min']",
    "$['cards'][0]['price']['max']": "prices $['cards'][?(@._key=='a')]['price']['max']",
    "$['cards'][1]['price']['min']": "prices $['cards'][?(@._key=='b')]['price']['min']",
    "$['cards'][1]['price']['max']": "prices $['cards'][?(@._key=='b')]['price']['max']",
    "$['notes'][0]": "prices $['notes'][0]",
    "$['notes'][1]": "prices $['notes'][1]",
  })
})

test('ids, types and other system fields are not traced', async () => {
  expect(await sourcesOf('*[_id == "author"][0]{_id, _type, _rev}')).toEqual({})
})

test('without resultSourceMap there is no source map', async () => {
  expect(await client.fetch('*', {}, {filterResponse: false})).not.toHaveProperty('resultSourceMap')
})

test('the Sanity client encodes the sources into the texts', async () => {
  const withStega = client.withConfig({
    stega: {enabled: true, studioUrl: 'http://localhost:3333'},
    perspective: 'published',
  })
  const page = await withStega.fetch<{heading: string}>(
    '*[_id == "page"][0]{_id, "heading": sections[1].heading}',
  )
  expect(stegaClean(page.heading)).toBe('Fleet')
  expect(page.heading.length).toBeGreaterThan('Fleet'.length)
})
