import * as entry from '#src/app/entry-prerender.tsx'
import type {QueryResponse} from '#src/content/query/fetch-query.ts'
import {formerPathsQuery, pagesQuery, sharedQueries} from '#src/content/query/queries.ts'

export const careers = {_id: 'page-careers', _type: 'page', title: 'Careers', path: '/careers'}

type Published = {
  languages?: string[]
  settings?: Record<string, unknown>
  jobs?: Record<string, unknown>[]
  destinations?: Record<string, unknown>[]
  fleet?: object
  formerPaths?: {path: string; formerPaths: string[]}[]
}

/** What is published, where there are only these pages. */
export function snapshotOf(
  pages: (typeof careers & {
    language?: string
    sections?: unknown[]
    seo?: object
    translations?: object[]
    showFrom?: string
    showUntil?: string
  })[],
  {
    languages = ['en'],
    settings,
    jobs = [],
    destinations = [],
    fleet,
    formerPaths = [],
  }: Published = {},
) {
  return entry.readSiteSnapshot(async <Result>(query: string, params: Record<string, string>) => {
    const response: QueryResponse<Result> = JSON.parse('{"syncTags": []}')
    const name = names.get(query) ?? ''
    const all: Record<string, unknown> = {
      pages: pages.filter(({language = 'en'}) => language === params['language']),
      site: {settings, services: [], legal: [], scheduledPages: [], coverageAreas: [], languages},
      services: {},
      fleet: {vehicles: [], ...fleet},
      jobs: {jobs},
      coverage: {areas: [], destinations},
      formerPaths,
    }
    return Object.assign(response, {result: all[name] ?? null})
  })
}

const names = new Map<string, string>([
  [pagesQuery, 'pages'],
  [formerPathsQuery, 'formerPaths'],
  ...sharedQueries.map(({groq, name}) => [groq, name] as const),
])
