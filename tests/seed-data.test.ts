import {globSync, readFileSync, readdirSync} from 'node:fs'

import {expect, test} from 'vitest'

import {isRecord} from '../domain/is-record.ts'
import type {DatasetDocument} from '../scripts/dataset/json-values.ts'
import {fixedPages, singletons} from '../studio/schema/fixed-documents.ts'
import {sections} from '../studio/schema/sections/index.ts'
import {sampleValueMessage} from '../studio/validation/texts/sample-values.ts'
import {
  arrayAt,
  byType,
  documentOf,
  nestedIn,
  seedDocuments,
  seedFolder,
  text,
} from './support/content/seed-documents.ts'
import {textsIn} from './support/content/seed-texts.ts'
import {imported, validateAsStudio} from './support/content/studio-validation.ts'

/* Whether the seed data is whole and its texts say each thing once; tests/seed-facts.test.ts has their facts. */

const ids = new Set(seedDocuments.map(({_id}) => _id))

test.each(seedDocuments)('$_id obeys the rules of the Studio [CHECK-14]', async (document) => {
  const {status, markers} = await validateAsStudio(imported(document))
  const said = markers.map(
    ({level, path, message}) => `${level} at ${JSON.stringify(path)}: ${message}`,
  )
  expect(said.filter((line) => !line.endsWith(`: ${sampleValueMessage}`))).toEqual([])
  expect(markers.filter(({level}) => level === 'error')).toEqual([])
  expect(status).not.toBe('notEvaluated')
})

test('every document that the Studio takes for granted is there, once', () => {
  expect(ids.size).toBe(seedDocuments.length)
  const taken = Object.values(fixedPages).flat()
  expect([...ids]).toEqual(expect.arrayContaining([...Object.keys(singletons), ...taken]))
  expect([...ids].filter((id) => id.includes('.'))).toEqual([])
})

test('every reference leads to a document', () => {
  const references = nestedIn(seedDocuments).flatMap((value) =>
    isRecord(value) && typeof value['_ref'] === 'string' ? [value['_ref']] : [],
  )
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((id) => !ids.has(id))).toEqual([])
})

test('every picture has its file, and every file its place', () => {
  const named = nestedIn(seedDocuments).flatMap((value) =>
    isRecord(value) && typeof value['_sanityAsset'] === 'string' ? [value['_sanityAsset']] : [],
  )
  const files = readdirSync(new URL('images/', seedFolder))
  expect([...new Set(named)].toSorted()).toEqual(
    files.map((file) => `image@file://./images/${file}`).toSorted(),
  )
})

test('every section type has an example', () => {
  const used = new Set(
    seedDocuments
      .flatMap((document) => arrayAt(document, 'sections'))
      .map((item) => text(item, '_type')),
  )
  expect(sections.map(({name}) => name).filter((name) => !used.has(name))).toEqual([])
})

test('a fact stands in one document: no text repeats a price, a phone number or an address [RATES-2]', () => {
  const repeated = seedDocuments
    .filter(({_type}) => _type !== 'siteSettings')
    .flatMap(textsIn)
    .filter((line) => /\$\d|\d{3}[-. ]\d{4}|\S@\S/.test(line))
  expect(repeated).toEqual([])
})

test('the privacy policy names everything that the site stores in the browser [LEGAL-2]', () => {
  const stored = new Map([
    ['sb-', 'keeps a token'],
    ['auth-return-to', 'remembers which page you wanted to see'],
    ['auth-new-password', 'remembers your account’s number'],
    ['dismissed-announcement', 'If you close an announcement'],
    ['booking-frame-height:', 'The height of the booking frame'],
    ['scroll-positions', 'the places at which you were reading'],
    ['reload', 'a note of that'],
    ['reload-state', 'a note of that'],
    ['hash-after-reload', 'the section you were headed to'],
  ])
  const policy = textsIn(documentOf('legal-privacy-policy')).join(' ')
  for (const sentence of stored.values()) expect(policy).toContain(sentence)
  const source = globSync('src/**/*.{ts,tsx}', {cwd: new URL('../', import.meta.url)})
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const keys = [...source.matchAll(/(?:storedText\('\w+', |Key = )['`]([\w-]+:?)/g)].map(
    ([, key]) => key ?? '',
  )
  expect(keys.length).toBeGreaterThan(4)
  expect(keys.filter((key) => !stored.has(key))).toEqual([])
})

test('no sentence stands on two pages', () => {
  const pageOf = new Map<string, string>()
  const twice = seedDocuments.flatMap((document) =>
    textsIn(document)
      .flatMap((line) => line.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 6 && !sentence.startsWith(courtesy))
      .filter((sentence) => {
        const page = pageShowing(document)
        const other = pageOf.get(sentence.toLowerCase())
        pageOf.set(sentence.toLowerCase(), page)
        return other !== undefined && other !== page
      }),
  )
  expect(twice).toEqual([])
  expect(pageOf.size).toBeGreaterThan(300)
})

test.each([...byType('service'), ...byType('legalDocument')])(
  '$_id has enough to read',
  (document) => {
    const words = arrayAt(document, 'sections').flatMap(textsIn).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(document._type === 'legalDocument' ? 900 : 300)
  },
)

/** The first words of every legal document that is a translation. */
const courtesy = 'Esta versión en español es una traducción de cortesía'

/** Pages of airports and ports share the words of their pattern, as if they were one. */
function pageShowing(document: DatasetDocument): string {
  return 'destination' in document
    ? 'pages of destinations'
    : (pages[document._type] ?? document._id)
}

/** The page that shows the documents of a type which has no page of its own. */
const pages: Record<string, string> = {
  coverageArea: 'page-home',
  destination: 'pages of destinations',
  job: 'page-careers',
  vehicle: 'page-home',
}
