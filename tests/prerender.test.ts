import {createHash} from 'node:crypto'

import {expect, test} from 'vitest'

import * as entry from '#src/app/entry-prerender.tsx'
import type {SiteSnapshot} from '#src/content/query/site-snapshot.ts'

import {notFoundPaths, renderSitePage, sitePaths} from '../scripts/site/prerender.ts'
import {anchorOnce} from '../studio/validation/documents/anchor-once.ts'
import {careers, snapshotOf} from './support/content/snapshot-of.ts'

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
  const translations = [
    {language: 'en', path: '/careers'},
    {language: 'es', path: '/es/empleo'},
  ]
  const pages = [
    {...careers, translations},
    {...careers, _id: 'page-careers-es', path: '/es/empleo', language: 'es', translations},
  ]
  const home = {...careers, _id: 'page-home-es', path: '/es', language: 'es'}
  const before = await snapshotOf(pages)
  const after = await snapshotOf([home, ...pages], {languages: ['en', 'es']})
  expect(sitePaths(entry, before)).toEqual(['/careers', '/auth', '/dashboard', '/embed-test'])
  expect(sitePaths(entry, after)).toEqual(
    expect.arrayContaining(['/es', '/es/empleo', '/es/acceso', '/es/panel']),
  )
  const found = async (snapshot: SiteSnapshot) => {
    const {html} = await renderSitePage(entry, '/careers', snapshot, parts)
    return [html.text, ...Object.entries(await entry.siteFiles(snapshot)).flat()].join('\n')
  }
  const [foundBefore, foundAfter] = [await found(before), await found(after)]
  for (const trace of ['es_US', 'Español', '/es/empleo</loc>', 'es/llms.txt']) {
    expect(foundBefore).not.toContain(trace)
    expect(foundAfter).toContain(trace)
  }
})

test('the sitemap names openings only in a language whose careers page is published [SEO-2]', async () => {
  const homes = [
    {...careers, _id: 'page-home', path: '/', language: 'en'},
    {...careers, _id: 'page-home-es', path: '/es', language: 'es'},
  ]
  const published = {languages: ['en', 'es'], jobs: [{title: 'Chauffeur', slug: 'chauffeur'}]}
  const jobsBeside = async (...pages: typeof homes) => {
    const files = await entry.siteFiles(await snapshotOf([...homes, ...pages], published))
    return files['sitemap.xml']?.match(/\/[^/]*\?job=/g) ?? []
  }
  expect(await jobsBeside()).toEqual([])
  expect(await jobsBeside({...careers, language: 'en'})).toEqual(['/careers?job='])
})

test('each page is a file, and its state another one whose name changes with it', async () => {
  const text = {_type: 'textSection', _key: 'a', heading: 'We are hiring'}
  const {html, state} = await render([text])
  const hash = createHash('sha256').update(state.json).digest('base64url').slice(0, 8)
  expect(html.file).toBe('careers.html')
  expect(html.text).toContain('We are hiring')
  expect(html.text).toContain('<html lang="en"')
  expect(state.file).toBe(`assets/state-careers-${hash}.json`)
  expect(state.json).toContain('We are hiring')
  expect(html.text).toContain(`/${state.file}`)
  expect(html.text).not.toContain('isNotFound')
  const other = await render([{...text, heading: 'We are looking for you'}])
  expect(other.state.file).not.toBe(state.file)
})

test('the home page is the index, and a page below another keeps both names', async () => {
  const home = {...careers, _id: 'page-home', path: '/'}
  const below = {...careers, _id: 'page-art', path: '/events/art-basel'}
  const snapshot = await snapshotOf([home, below])
  const filesOf = async (path: string) => {
    const {html, state} = await renderSitePage(entry, path, snapshot, parts)
    return [html.file, state.file.replace(/-[\w-]{8}\.json$/, '')]
  }
  expect(await filesOf('/')).toEqual(['index.html', 'assets/state-index'])
  expect(await filesOf('/events/art-basel')).toEqual([
    'events/art-basel.html',
    'assets/state-events-art-basel',
  ])
})

test('each language has a not-found page, which says that it is one', async () => {
  const home = {...careers, _id: 'page-home-es', path: '/es', language: 'es'}
  const snapshot = await snapshotOf([careers, home], {languages: ['en', 'es']})
  expect(notFoundPaths(entry, snapshot)).toEqual(['/404', '/es/404'])
  const {html} = await renderSitePage(entry, '/es/404', snapshot, parts)
  expect(html.file).toBe('es/404.html')
  expect(html.text).toContain('"isNotFound":true')
  expect(html.text).toContain('<html lang="es"')
})

test('what breaks around the sections is not blamed on one of them', async () => {
  const snapshot = await snapshotOf([
    {...careers, sections: [{_type: 'textSection', _key: 'a', heading: 'Whole'}]},
  ])
  const site = {
    syncTags: [],
    get result(): never {
      throw new Error('no name')
    },
  }
  const {shared} = snapshot
  const broken = {...snapshot, shared: {...shared, en: {...shared.en, site}}}
  await expect(renderSitePage(entry, '/careers', broken, parts)).rejects.toThrow(
    '/careers cannot be rendered because of what stands around the sections (company details, booking rules, lists of names): no name.',
  )
})

test('a document without a title is named by its id', async () => {
  const broken = {
    _type: 'textSection',
    _key: 'history',
    get heading(): string {
      throw new Error('no text')
    },
  }
  const snapshot = await snapshotOf([{...careers, title: '', sections: [broken]}])
  await expect(renderSitePage(entry, '/careers', snapshot, parts)).rejects.toThrow(
    'the section "history" (textSection) of the document "" (page-careers): no text',
  )
})

test('no chapter of a legal document can take an id that its page has around the chapters [CHECK-9]', async () => {
  const chapter = {_type: 'legalTextSection', _key: 'a', heading: 'Acceptance of terms'}
  const other = {...chapter, _key: 'b', heading: 'Payment'}
  const terms = {...careers, _type: 'legalDocument', path: '/terms', sections: [chapter, other]}
  const {html} = await renderSitePage(entry, '/terms', await snapshotOf([terms]), parts)
  const around = html.text.replaceAll(
    /<section id="(acceptance-of-terms|payment)".*?<\/section>/gs,
    '',
  )
  expect(around).not.toContain('id="payment"')
  const ids = [...around.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  // Headings become words with dashes between them, so ids that React makes are out of their reach.
  const withinReach = ids.filter((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
  expect(withinReach).toEqual(expect.arrayContaining(['main', 'on-this-page', 'site-footer']))
  for (const id of withinReach) {
    const result = anchorOnce([{...chapter, heading: id.replaceAll('-', ' ')}])
    expect(result).toContain(`The site uses "#${id}" itself.`)
  }
})

async function render(sections: unknown[]) {
  return renderSitePage(entry, '/careers', await snapshotOf([{...careers, sections}]), parts)
}
