import {expect, test} from 'vitest'

import * as entry from '#src/app/entry-prerender.tsx'
import type {Content} from '#src/content/query/fetch-query.ts'

import {renderSitePage} from '../scripts/site/prerender.ts'

const parts = {bundle: '/bundle.js', boot: '', styles: ''}

test('a section that cannot be rendered stops the build and is named with its document', async () => {
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

async function render(sections: unknown[]) {
  const page = {_id: 'page-careers', _type: 'page', title: 'Careers', path: '/careers', sections}
  const snapshot = await entry.readSiteSnapshot(async <Result>(query: string) => {
    const content: Content<Result> = JSON.parse('{"syncTags": []}')
    const [name] = Object.entries(byQuery).find(([, words]) => query.includes(words)) ?? ['']
    const all: Record<string, unknown> = {
      pages: [page],
      site: {services: [], legal: [], coverageAreas: []},
      services: {},
      fleet: {},
      jobs: {jobs: []},
      coverage: {},
    }
    return Object.assign(content, {result: all[name] ?? null})
  })
  return renderSitePage(entry, '/careers', snapshot, parts)
}

/** Words that stand in no other query. */
const byQuery = {
  pages: 'defined(path)',
  site: 'siteSettings',
  fleet: 'rateCards',
  jobs: '== "job"',
  coverage: 'destination',
  services: 'summary',
}
