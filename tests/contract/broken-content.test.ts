import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {beforeAll, describe, expect, test, vi} from 'vitest'

import type {SiteSnapshot} from '#src/content/query/site-snapshot.ts'

import {buildPrerenderer} from '../../scripts/site/build-prerenderer.ts'
import {type PrerenderEntry, loadPrerenderer} from '../../scripts/site/prerender.ts'
import {
  type BrokenCase,
  type Fields,
  brokenCases,
  sampleOf,
  sectionTypes,
  seedDocuments,
} from '../support/content/broken-content.ts'
import {inSpanish, snapshotAfter, snapshotBefore} from '../support/content/changed-snapshot.ts'

const documents = seedDocuments()
/** What React could not render since the last case. */
const leftOut: string[] = []
// The renderer of a build, which takes half the time of React's development version.
let renderer: PrerenderEntry
let published: SiteSnapshot

beforeAll(async () => {
  const output = await mkdtemp(path.join(tmpdir(), 'prerenderer-'))
  vi.stubEnv('NODE_ENV', 'production')
  await buildPrerenderer(output)
  vi.unstubAllEnvs()
  renderer = await loadPrerenderer(output)
  process.on('warning', note)
  published = await snapshotBefore(renderer, documents)
  return async () => {
    process.off('warning', note)
    await rm(output, {recursive: true})
  }
})

test('thousands of cases are tried', () => {
  const cases = sectionTypes.flatMap((type) => brokenCases(type, sampleOf(type)))
  expect(sectionTypes.length).toBeGreaterThan(20)
  expect(cases.length).toBeGreaterThan(5000)
})

describe('a section stands, runs nothing and leaves the rest of the page alone, whatever is wrong in [FAIL-5]', () => {
  for (const type of sectionTypes) {
    test(`a ${type}`, async () => {
      const whole = {
        ...sampleOf(type),
        heading: 'Nothing is wrong',
        formHeading: 'Nothing is wrong',
      }
      const {app} = await renderer.renderPage('/careers', withSections([whole]))
      expect(app).toContain('Nothing is wrong')
      const problems: string[] = []
      const cases = brokenCases(type, sampleOf(type))
      const [keyed, unkeyed] = [true, false].map((isKeyed) =>
        cases.filter(({value}) => (value['_key'] === 'sample') === isKeyed),
      )
      for (const one of unkeyed ?? []) problems.push(...(await problemsOfSections([one])))
      for (let rest = keyed ?? []; rest.length > 0; rest = rest.slice(casesOnOnePage)) {
        problems.push(...(await problemsOfSections(rest.slice(0, casesOnOnePage))))
      }
      expect(problems).toEqual([])
    })
  }
})

test('what is no list of sections, an unknown section and a newer document are skipped', async () => {
  const problems: string[] = []
  for (const sections of ['text', 7, true, {}, [null], [[]], ['text'], [{}], [{_type: 7}]]) {
    problems.push(
      ...(await problemsOf(JSON.stringify(sections), '/careers', withSections(sections))),
    )
  }
  for (const type of ['hologramSection', 'constructor', '__proto__', 'toString', '']) {
    const future = {_type: type, _key: 'new', heading: 'From the future'}
    const snapshot = withSections([future, next])
    problems.push(...(await problemsOf(type, '/careers', snapshot, nextHeading)))
    expect((await renderer.renderPage('/careers', snapshot)).app).not.toContain(future.heading)
  }
  expect(problems).toEqual([])
})

test('the checks of this file find a section that fails, a part that is missing and content that became markup', async () => {
  const failing = {
    _type: 'textSection',
    _key: 'a',
    get heading() {
      throw new Error('No heading')
    },
  }
  expect(
    await problemsOf('failing', '/careers', withSections([failing, next]), nextHeading),
  ).toEqual([expect.stringContaining('No heading')])
  const incomplete = withSections([{_type: 'textSection', _key: 'a', heading: 'Not the next one'}])
  expect(await problemsOf('missing', '/careers', incomplete, nextHeading)).toEqual([
    'missing: the page lacks a part',
  ])
  const texts = ['The first', 'The second'].map((heading) => ({
    name: heading,
    value: {_type: 'textSection', _key: 'sample', heading},
  }))
  const {app} = await renderer.renderPage('/careers', withSections(sectionsOf(texts)))
  for (const {name} of texts) expect(app).toContain(name)
  expect(markupIn('<p><script>alert(1)</script></p>')).toBe(true)
  expect(markupIn('<a href="javascript:alert(1)">')).toBe(true)
  expect(markupIn('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe(false)
})

const hostileLinks = [
  'javascript:alert(1)',
  ' jAvaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
]

test('a hostile link in rich text is plain text, and a good one leads on [FAIL-5]', async () => {
  const linked = async (href: string) => {
    const link = {_type: 'textLink', _key: 'link', href}
    const span = {_type: 'span', _key: 's', text: 'Win a ride', marks: ['link']}
    const block = {_type: 'block', _key: 'b', style: 'normal', markDefs: [link], children: [span]}
    const section = {_type: 'textSection', _key: 'a', heading: 'Read on', body: [block]}
    const {app} = await renderer.renderPage('/careers', withSections([section]))
    expect(app, href).toContain('Win a ride')
    return /<a [^>]*>Win a ride/.exec(app)?.[0]
  }
  for (const href of hostileLinks) expect(await linked(href), href).toBeUndefined()
  for (const href of ['/contact', 'https://example.com/a', 'mailto:a@example.com', 'tel:+1305']) {
    expect(await linked(href)).toContain(`href="${href}"`)
  }
  expect(await linked('https://example.com/" onclick="alert(1)')).not.toContain('onclick="')
})

describe('every page stands whatever is wrong in', () => {
  /** Where the facts of a document are shown. */
  const shownOn: Record<string, string[]> = {
    siteSettings: ['/contact'],
    bookingRules: ['/services/hourly-service'],
    announcement: ['/auth'],
    service: ['/'],
    vehicle: ['/', '/services/hourly-service'],
    rates: ['/', '/services/hourly-service'],
    job: ['/careers'],
    coverageArea: ['/'],
    destination: ['/', '/services/airport-transfers', '/airports/mia'],
    cancellationPolicy: ['/terms-of-service'],
    legalDocument: ['/privacy-policy'],
    listOrder: ['/'],
    menus: ['/auth'],
    page: ['/contact'],
    'translation.metadata': ['/contact'],
  }

  test('any kind of document is tried', () => {
    const types = new Set(documents.map(({_type}) => _type))
    expect([...types].filter((type) => !(type in shownOn))).toEqual([])
  })

  for (const [type, paths] of Object.entries(shownOn)) {
    test(`a document of type ${type}`, {timeout: 180_000}, async () => {
      const whole = wholeDocument(type, paths)
      const problems: string[] = []
      const others = documentsBeside(whole, paths)
      const tried = new Set<string>()
      for (const {name, value} of brokenCases(type, whole)) {
        const language = name.includes('Translations') ? 'es' : 'en'
        const snapshot = await snapshotAfter({type, language}, renderer, [...others, value])
        // Where the site does not see the difference, it renders the same again.
        const seen = JSON.stringify(snapshot)
        if (tried.has(seen)) continue
        tried.add(seen)
        for (const path of paths) {
          const shown = language === 'es' ? inSpanish(path) : path
          problems.push(...(await problemsOf(name, shown, snapshot)))
        }
        await renderer.siteFiles(snapshot)
      }
      expect(problems).toEqual([])
    })
  }
})

const casesOnOnePage = 20
const nextHeading = 'The next section'
const next = {_type: 'textSection', _key: 'next', heading: nextHeading}

/** Empty when header, content and footer are there, nothing was left out and no content became markup. */
async function problemsOf(name: string, path: string, snapshot: SiteSnapshot, text = '') {
  leftOut.splice(0)
  const {app, head} = await renderer.renderPage(path, snapshot)
  // Node emits warnings in the next turn of its event loop.
  await new Promise((resolve) => setImmediate(resolve))
  const isWhole = ['</header>', '</main>', '</footer>', text].every((part) => app.includes(part))
  return [
    ...leftOut,
    ...(isWhole ? [] : ['the page lacks a part']),
    ...(markupIn(app + head) ? ['content became markup'] : []),
  ].map((problem) => `${name}: ${problem}`)
}

/** Many on one page, which takes a fraction of the time; each by itself where something is wrong. */
async function problemsOfSections(cases: BrokenCase[]): Promise<string[]> {
  const name = cases.map((one) => one.name).join(', ')
  const snapshot = withSections([...sectionsOf(cases), next])
  const together = await problemsOf(name, '/careers', snapshot, nextHeading)
  if (together.length === 0 || cases.length === 1) return together
  const alone: string[] = []
  for (const one of cases) alone.push(...(await problemsOfSections([one])))
  return alone.length > 0 ? alone : together
}

/** Each with a key of its own, since a page finds its sections by it. */
function sectionsOf(cases: BrokenCase[]): Fields[] {
  if (cases.length === 1) return cases.map(({value}) => value)
  return cases.map(({value}, index) => ({...value, _key: `sample-${index}`}))
}

function markupIn(html: string): boolean {
  const isScript = /<script(?! type="application\/ld\+json">)|<img src="?x|<svg onload/.test(html)
  return isScript || /href="(?:javascript:|\/\/)/.test(html)
}

/** The first seed document of a type that stands on one of these paths, with every field of the schema. */
function wholeDocument(type: string, paths: string[]): Fields {
  const ofType = documents.filter(({_type}) => _type === type)
  const seed = ofType.find(({path}) => paths.some((shown) => shown === path)) ?? ofType[0]
  const {_key: _, sections: _sections, ...sample} = sampleOf(type)
  // Without a recent check, no page shows meeting points.
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return {...sample, ...seed, ...(type === 'destination' && {meetingCheckedOn: yesterday})}
}

/** The other documents, without pages that are neither looked at nor led to: those make every query slow. */
function documentsBeside(whole: Fields, paths: string[]) {
  const shown = [...paths, ...paths.map(inSpanish)]
  const refersTo = (document: Fields, id: string) => JSON.stringify(document).includes(`"${id}"`)
  const pages = documents.filter(
    ({_id, path}) => typeof path === 'string' && (shown.includes(path) || refersTo(whole, _id)),
  )
  return documents.filter((document) => {
    if (document._id === whole['_id']) return false
    if (typeof document['path'] === 'string') return pages.includes(document)
    const isOfPages = document._type === 'translation.metadata'
    return !isOfPages || pages.some(({_id}) => refersTo(document, _id))
  })
}

/** About an airport, because some sections show only what is known of it. */
function withSections(sections: unknown): SiteSnapshot {
  const airport = published.pages.result.find(({path}) => path === '/airports/mia')
  const drive = {_key: 'drive', county: 'Broward', places: null, fromMinutes: 30, toMinutes: 60}
  const destination = {...airport?.destination, driveTimes: [drive]}
  const pages = published.pages.result.map((page) =>
    page.path === '/careers' ? Object.assign({...page}, {sections, destination}) : page,
  )
  return {...published, pages: {...published.pages, result: pages}}
}

function note(warning: Error): void {
  leftOut.push(warning.message)
}
