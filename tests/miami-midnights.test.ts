import {afterEach, expect, test, vi} from 'vitest'

import * as entry from '#src/app/entry-prerender.tsx'
import type {QueryResponse} from '#src/content/query/fetch-query.ts'

import {parseJson} from '../domain/parse-json.ts'
import {documentsClient} from '../scripts/content-check/documents-client.ts'
import {documentOf, seedDocuments} from './support/content/seed-documents.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Beginnings of days in Miami that are easily missed by an hour or a day. */
const midnights = [
  ['as the clocks go forward', '2027-03-14', '2027-03-14T05:00:00Z'],
  ['the day after they went forward', '2027-03-15', '2027-03-15T04:00:00Z'],
  ['as the clocks go back', '2027-11-07', '2027-11-07T04:00:00Z'],
  ['the day after they went back', '2027-11-08', '2027-11-08T05:00:00Z'],
  ['with the new year', '2028-01-01', '2028-01-01T05:00:00Z'],
  ['on the leap day', '2028-02-29', '2028-02-29T05:00:00Z'],
  ['the day after the leap day', '2028-03-01', '2028-03-01T05:00:00Z'],
] as const

test.each(midnights)(
  'what begins or ends %s (%s) does so at midnight in Miami',
  async (_, day, at) => {
    const snapshot = await snapshotWith({
      rates: {next: {startsOn: day, rateCards: cardsWithAnotherPrice()}},
      'job-operations-manager': {opensOn: at},
      'job-professional-chauffeur': {closesOn: at},
    })
    const before = pagesAt(justBefore(at), snapshot)
    expect(await before('/')).toContain('$120-180')
    expect(await before('/careers')).toMatch(/>Professional Chauffeur</)
    expect(await before('/careers')).not.toMatch(/>Operations Manager</)

    const after = pagesAt(at, snapshot)
    expect(await after('/')).toContain('$125-185')
    expect(await after('/')).not.toContain('$120-180')
    expect(await after('/careers')).toMatch(/>Operations Manager</)
    expect(await after('/careers')).not.toMatch(/>Professional Chauffeur</)
  },
)

test('the footer and the rate sheet have the date of Miami, wherever the page is built [HEADER-9]', async () => {
  const newYear = '2028-01-01T05:00:00Z'
  const snapshot = await snapshotWith({})
  expect(await pagesAt(justBefore(newYear), snapshot)('/rate-sheet')).toMatch(
    /December 31, 2027.*©[^©]*>2027</s,
  )
  expect(await pagesAt(newYear, snapshot)('/rate-sheet')).toMatch(/January 1, 2028.*©[^©]*>2028</s)
  expect(await pagesAt('2028-02-29T17:00:00Z', snapshot)('/rate-sheet')).toContain(
    'February 29, 2028',
  )
})

/** What is published in English, with other fields of some documents. */
function snapshotWith(changed: Record<string, Record<string, unknown>>) {
  const client = documentsClient(
    seedDocuments
      .filter(({_id}) => !_id.endsWith('-es'))
      .map((document) => ({...document, ...changed[document._id]})),
  )
  return entry.readSiteSnapshot(async <Result>(query: string, params: Record<string, string>) => {
    const result = await client.fetch(query, params, {perspective: 'published'})
    const response: QueryResponse<Result> = {result, syncTags: []}
    return response
  })
}

/** Pages as they are built at a time. */
function pagesAt(time: string, snapshot: Awaited<ReturnType<typeof snapshotWith>>) {
  return async (path: string) => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date(time)})
    return (await entry.renderPage(path, snapshot)).app
  }
}

function justBefore(time: string): string {
  return new Date(Date.parse(time) - 1).toISOString()
}

function cardsWithAnotherPrice(): unknown {
  const rateCards = JSON.stringify(documentOf('rates')['rateCards'])
  return parseJson(rateCards.replace('"min":120,"max":180', '"min":125,"max":185'))
}
