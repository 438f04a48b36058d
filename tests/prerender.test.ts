import {expect, test} from 'vitest'

import * as entry from '#src/app/entry-prerender.tsx'
import type {Content} from '#src/content/query/fetch-query.ts'

import {renderSitePage, sitePaths} from '../scripts/site/prerender.ts'

const parts = {bundle: '/bundle.js', boot: '', styles: ''}

test('a section that cannot be rendered stops the build and is named with its document [BUILD-2]', async () => {
  const broken = {
    _type: 'textSection',
    _key: 'history',
    get heading(): string {
      throw new Error('no text')
    },
  }
  const whole = {_type: 'textSection', _key: 'next', heading: 'The next section'}
  await expect(render([whole, broken])).rejects.toThrow(
    '/careers cannot be rendered because of the section "history" (textSection) of the document "Careers" (page-careers): no text. Correct and publish it, then build again.',
  )
})

test('pages of a language are found only once its home page is published [LANG-4]', async () => {
  const versions = [
    {language: 'en', path: '/careers'},
    {language: 'es', path: '/es/empleo'},
  ]
  const pages = [
    {...careers, versions},
    {...careers, _id: 'page-careers-es', path: '/es/empleo', language: 'es', versions},
  ]
  const home = {...careers, _id: 'page-home-es', path: '/es', language: 'es'}
  const before = await snapshotOf(pages)
  const after = await snapshotOf([home, ...pages], ['en', 'es'])
  expect(sitePaths(entry, before)).toEqual(['/careers', '/auth', '/dashboard', '/embed-test'])
  expect(sitePaths(entry, after)).toEqual(
    expect.arrayContaining(['/es', '/es/empleo', '/es/acceso', '/es/panel']),
  )
  const inSitemap = async (snapshot: Snapshot) => (await entry.siteFiles(snapshot))['sitemap.xml']
  expect(await inSitemap(before)).not.toContain('/es/empleo')
  expect(await inSitemap(after)).toContain('/es/empleo')
  const head = async (snapshot: Snapshot) => (await entry.renderPage('/careers', snapshot)).head
  expect(await head(before)).not.toContain('es_US')
  expect(await head(after)).toContain('es_US')
})

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>

const careers = {_id: 'page-careers', _type: 'page', title: 'Careers', path: '/careers'}

async function render(sections: unknown[]) {
  return renderSitePage(entry, '/careers', await snapshotOf([{...careers, sections}]), parts)
}

/** What is published, where there are only these pages. */
function snapshotOf(
  pages: (typeof careers & {language?: string; sections?: unknown[]})[],
  languages = ['en'],
) {
  return entry.readSiteSnapshot(async <Result>(query: string, params: Record<string, string>) => {
    const content: Content<Result> = JSON.parse('{"syncTags": []}')
    const [name] = Object.entries(byQuery).find(([, words]) => query.includes(words)) ?? ['']
    const all: Record<string, unknown> = {
      pages: pages.filter(({language = 'en'}) => language === params['language']),
      site: {services: [], legal: [], coverageAreas: [], languages},
      services: {},
      fleet: {vehicles: []},
      jobs: {jobs: []},
      coverage: {areas: [], destinations: []},
      formerPaths: [],
    }
    return Object.assign(content, {result: all[name] ?? null})
  })
}

/** Words that stand in no other query. */
const byQuery = {
  formerPaths: 'count(formerPaths)',
  pages: 'defined(path)',
  site: 'siteSettings',
  fleet: 'rateCards',
  jobs: '== "job"',
  coverage: 'destination',
  services: 'summary',
}
