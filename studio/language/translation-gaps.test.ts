import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {expect, test} from 'vitest'

import {isRecord} from '../../domain/is-record.ts'
import {documentOf, seedDocuments} from '../../tests/support/content/seed-documents.ts'
import {imported} from '../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../schema/index.ts'
import {withStructureOf} from './copy-structure.ts'
import {translationGaps} from './translation-gaps.ts'

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})
const translated = seedDocuments.filter(({_id}) =>
  seedDocuments.some((other) => other._id === `${_id}-es`),
)

test('the Spanish pages of the seed lack nothing', () => {
  expect(translated.length).toBeGreaterThan(15)
  for (const {_id, _type} of translated) {
    const found = translationGaps(typeOf(_type), read(_id), read(`${_id}-es`))
    expect(found, _id).toEqual([])
  }
})

test('what is empty, or still in English, is named with its place [TRANSLATE-2]', () => {
  const spanish = changed(read('page-airport-mia-es'), (text) =>
    text
      .replace('"heading":"Esperas y demoras"', '"heading":""')
      .replace('"heading":"Antes de aterrizar"', '"heading":"Before you land"')
      .replace(/"question":"Somos muchos[^"]*"/, '"question":" "'),
  )
  const missing = translationGaps(typeOf('page'), read('page-airport-mia'), spanish)
  expect(missing).toEqual([
    {
      path: ['sections', {_key: 'waiting'}, 'heading'],
      message: 'Empty. The English says “Waiting and delays”.',
    },
    {
      path: ['sections', {_key: 'questions'}, 'heading'],
      message: 'Still in English: “Before you land”.',
    },
    {
      path: [
        'sections',
        {_key: 'questions'},
        'items',
        {_key: 'ten-of-us-are-on-the-same-flight'},
        'question',
      ],
      message: 'Empty. The English says “There are many of us. Do we need two cars?”.',
    },
  ])
})

test('a section that a language lacks is named, and how to get it [TRANSLATE-2]', () => {
  const spanish = changed(read('page-airport-mia-es'), (text) =>
    text.replace('"_key":"waiting"', '"_key":"other"'),
  )
  expect(translationGaps(typeOf('page'), read('page-airport-mia'), spanish)).toEqual([
    {
      path: ['sections'],
      message:
        'The English page has "Waiting and delays" here as well. Press “Copy structure and pictures from English” above.',
    },
  ])
})

test('a list with fewer lines than the English one is named, paragraphs may be fewer [TRANSLATE-2]', () => {
  const english = read('job-professional-chauffeur')
  const spanish = {...read('job-professional-chauffeur-es'), requirements: ['Licencia vigente']}
  expect(translationGaps(typeOf('job'), english, spanish)).toEqual([
    {
      path: ['requirements'],
      message: 'The English has 5 lines here and this has 1. Add what is missing.',
    },
  ])
  const home = read('page-home-es')
  const sections = sectionsOf(home).map((section) =>
    Array.isArray(section['body']) ? {...section, body: section['body'].slice(0, 1)} : section,
  )
  expect(sections).not.toEqual(sectionsOf(home))
  expect(translationGaps(typeOf('page'), read('page-home'), {...home, sections})).toEqual([])
})

test('a number that is another one than in English is named, with what the English says [TRANSLATE-2]', () => {
  const english = changed(read('page-home'), (text) =>
    text
      .replace('"value":"5000+"', '"value":"6000+"')
      .replace('"value":"24/7"', '"value":"{phone}"'),
  )
  const found = translationGaps(typeOf('page'), english, read('page-home-es'))
  expect(found.map(({message}) => message)).toEqual([
    'The English says “6000+”. Write the same number.',
  ])
  expect(found[0]?.path.slice(-1)).toEqual(['value'])
})

test('times of a page and of its sections that differ from the English ones are named, with what English has [TRANSLATE-2]', () => {
  const english = withTimes(read('page-airport-mia'), {
    page: {showUntil: '2026-12-31T17:00:00.000Z'},
    waiting: {showFrom: '2026-12-01T14:30:00.000Z'},
  })
  const spanish = withTimes(read('page-airport-mia-es'), {
    page: {showFrom: '2026-11-01T16:00:00.000Z'},
    waiting: {showUntil: '2027-01-31T17:00:00.000Z'},
  })
  const waiting = ['sections', {_key: 'waiting'}]
  expect(translationGaps(typeOf('page'), english, spanish)).toEqual([
    {
      path: [...waiting, 'showFrom'],
      message: 'The English shows from Dec 1, 2026, 9:30 AM in Miami. Set the same here.',
    },
    {
      path: [...waiting, 'showUntil'],
      message: 'The English has no end. Remove this one.',
    },
    {path: ['showFrom'], message: 'The English has no start. Remove this one.'},
    {
      path: ['showUntil'],
      message: 'The English shows until Dec 31, 2026, 12:00 PM in Miami. Set the same here.',
    },
  ])
})

test('the same times lack nothing, and a section that only Spanish has keeps its own', () => {
  const page = {showUntil: '2026-12-31T17:00:00.000Z'}
  const english = withTimes(read('page-airport-mia'), {page})
  const same = withTimes(read('page-airport-mia-es'), {
    page: {showUntil: '2026-12-31T17:00:00Z'},
  })
  const more = {_key: 'more', _type: 'callToActionSection', heading: 'Al muelle', ...page}
  const spanish = {...same, sections: [...sectionsOf(same), more]}
  expect(translationGaps(typeOf('page'), english, spanish)).toEqual([])
})

test('another day of the last change than in English is named [TRANSLATE-2]', () => {
  const english = {...read('legal-privacy-policy'), lastUpdated: '2026-11-28'}
  const spanish = read('legal-privacy-policy-es')
  const gapsOf = (original: unknown) => translationGaps(typeOf('legalDocument'), original, spanish)
  expect(gapsOf(english)).toEqual([
    {path: ['lastUpdated'], message: 'The English says Nov 28, 2026. Set the same here.'},
  ])
  expect(gapsOf({...english, lastUpdated: undefined})).toEqual([])
})

test('damaged content is no reason to refuse', () => {
  for (const damaged of [undefined, null, 'text', {sections: 'text'}, {sections: [null, 7]}]) {
    expect(translationGaps(typeOf('page'), damaged, read('page-home-es'))).toEqual([])
  }
})

test('a Spanish translation begins with structure and pictures, and without words [TRANSLATE-1]', () => {
  const english = read('page-home')
  const begun = withStructureOf(typeOf('page'), english, {}, (value) => value)
  expect(begun).not.toHaveProperty('title')
  expect(begun).not.toHaveProperty('path')
  expect(keysOf(begun)).toEqual(keysOf(english))
  expect(sectionsOf(begun)[0]).toMatchObject({picture: {asset: {_type: 'reference'}}})
  expect(JSON.stringify(begun)).toContain('"icon":"clock-8"')
  expect(JSON.stringify(begun)).toContain('"value":"24/7"')
  expect(JSON.stringify(begun)).not.toContain('Luxury')
  const missing = translationGaps(typeOf('page'), english, begun).map(({message}) => message)
  expect(missing.filter((message) => !message.startsWith('Empty.'))).toEqual([])
  expect(missing.length).toBeGreaterThan(40)
})

test('structure comes with the times that the English has, and a time that is set stays', () => {
  const end = '2026-12-31T17:00:00.000Z'
  const english = withTimes(read('page-airport-mia'), {
    page: {showUntil: end},
    waiting: {showUntil: end},
  })
  const begun = withStructureOf(typeOf('page'), english, {}, (value) => value)
  expect(begun).toMatchObject({showUntil: end})
  expect(sectionsOf(begun).find(({_key: key}) => key === 'waiting')).toEqual(
    expect.objectContaining({showUntil: end}),
  )

  const spanish = {...read('page-airport-mia-es'), showUntil: '2027-01-31T17:00:00.000Z'}
  const copied = withStructureOf(typeOf('page'), english, spanish, (value) => value)
  expect(copied).toEqual(withTimes(spanish, {waiting: {showUntil: end}}))
})

test('what is new in English comes into its place, and what is written stays', () => {
  const spanish = read('page-home-es')
  const sections = sectionsOf(spanish)
  const without = {...spanish, sections: sections.filter((_, index) => index !== 2)}
  const merged = withStructureOf(typeOf('page'), read('page-home'), without, (value) => value)
  expect(keysOf(merged)).toEqual(keysOf(read('page-home')))
  expect(sectionsOf(merged).filter((_, index) => index !== 2)).toEqual(without.sections)
  expect(sectionsOf(merged)[2]).not.toHaveProperty('heading')
  const again = withStructureOf(typeOf('page'), read('page-home'), spanish, (value) => value)
  expect(again).toEqual(spanish)
})

function read(id: string) {
  return imported(documentOf(id))
}

/** A page with times of its own and of its section "waiting". */
function withTimes(
  document: Record<string, unknown>,
  {page, waiting}: {page?: object; waiting?: object},
) {
  const sections = sectionsOf(document).map((section) =>
    section['_key'] === 'waiting' ? {...section, ...waiting} : section,
  )
  return {...document, sections, ...page}
}

function changed(document: unknown, change: (text: string) => string): unknown {
  return JSON.parse(change(JSON.stringify(document)))
}

function sectionsOf(document: Record<string, unknown>) {
  const sections = document['sections']
  return Array.isArray(sections) ? sections.filter(isRecord) : []
}

function keysOf(document: Record<string, unknown>) {
  return sectionsOf(document).map(({_key: key}) => key)
}

function typeOf(name: string): SchemaType {
  const type: SchemaType | undefined = schema.get(name)
  if (!type) throw new Error(`No type ${name}`)
  return type
}
