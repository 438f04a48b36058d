import {expect, test} from 'vitest'

import {documentsClient} from '../../scripts/content-check/documents-client.ts'
import {documentOf, seedDocuments} from '../../tests/support/content/seed-documents.ts'
import {type ShownPage, pagesThatShow} from '../presentation/use-pages-that-show.ts'
import {readUses} from './uses.ts'

/** Its section lists only the destinations that are chosen for it. */
const coverage = {
  _id: 'page-coverage',
  _type: 'page',
  path: '/coverage',
  sections: [{_key: 'coverage', _type: 'coverageSection'}],
}
const english = seedDocuments.filter(({language}) => language !== 'es')
const client = documentsClient([...english, coverage])

/** `own` is the page of the destination, which only the form names: it has to go before a deletion. */
const cases: {id: string; own?: string; paths: string[]}[] = [
  {
    id: 'vehicle-rolls-royce',
    paths: ['/', '/rate-sheet', '/services/airport-transfers', '/services/hourly-service'],
  },
  {
    id: 'vehicle-s550',
    paths: [
      '/',
      '/airports/opf',
      '/airports/tmb',
      '/rate-sheet',
      '/services/airport-transfers',
      '/services/hourly-service',
    ],
  },
  {id: 'destination-portmiami', own: '/ports/portmiami', paths: ['/', '/coverage']},
  {
    id: 'destination-mia',
    own: '/airports/mia',
    paths: ['/', '/coverage', '/services/airport-transfers'],
  },
  {id: 'destination-opf', own: '/airports/opf', paths: ['/', '/services/airport-transfers']},
]

test.each(cases)(
  'only the pages that show $id are named, before a deletion and above its form',
  async ({id, own, paths}) => {
    const {_type: type} = documentOf(id)
    const {pages} = await readUses(client, id, type)
    expect(pages.map(({path}) => path)).toEqual(paths)
    expect(await pathsAboveForm(id, type)).toEqual([...(own ? [own] : []), ...paths])
  },
)

test('above the form of the order are the pages that follow it, not those with an order of their own', async () => {
  const paths = await pathsAboveForm('listOrder', 'listOrder')
  expect(paths).toContain('/services/airport-transfers')
  expect(paths).not.toContain('/airports/mia')
})

async function pathsAboveForm(id: string, type: string): Promise<string[]> {
  const {query, params} = pagesThatShow(id, type)
  const {pages} = await client.fetch<{pages: ShownPage[]}>(query, params, {perspective: 'raw'})
  return pages.map(({href}) => href)
}
