import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {expect, test} from 'vitest'

import {parseJson} from '../../../domain/parse-json.ts'
import {editsOf} from '../../../tests/support/content/possible-edits.ts'
import {documentOf} from '../../../tests/support/content/seed-documents.ts'
import {imported} from '../../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../../schema/index.ts'
import {describeChanges} from './describe-changes.ts'

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})

const documentTypes = schemaTypes.flatMap(({name, type}) => (type === 'document' ? [name] : []))

const names: Record<string, string> = {
  'vehicle-escalade': 'Escalade',
  'vehicle-suburban': 'Suburban',
  'vehicle-s550': 'S550',
  'id-of-one': 'First thing',
  'id-of-two': 'Second thing',
}

const nameOf = (id: string) => names[id]

const samples = documentTypes.flatMap((name) => {
  const type = typeOf(name)
  return editsOf(type).map(({field, before, after}) => ({name, field, before, after}))
})

test('every document type has fields whose changes are described', () => {
  expect(new Set(samples.map(({name}) => name))).toEqual(new Set(documentTypes))
  expect(samples.length).toBeGreaterThan(1000)
})

test.each(documentTypes)(
  'every change of a field of %s is described in the words of staff',
  (name) => {
    for (const {field, before, after} of samples.filter((sample) => sample.name === name)) {
      const sentences = describeChanges(typeOf(name), before, after, nameOf)
      const place = `${name}: ${field}`
      expect(sentences, place).not.toEqual([])
      for (const sentence of sentences) {
        expect(sentence, place).not.toMatch(machineWords)
        expect(sentence, place).toMatch(/^[A-Z0-9"$].*[a-z0-9"%)…?]$/)
        expect(sentence, place).not.toMatch(/: changed$/)
      }
    }
  },
)

/** What no sentence may hold: names of fields and types, keys, ids, JSON, missing values. */
const machineWords =
  /_key|_type|_ref|key-of|id-of|undefined|null|\[object|[{}]|\b[a-z]+[A-Z][a-z]+\b/

test('a new price is described by vehicle and duration', () => {
  const rates = documentOf('rates')
  const cards: unknown = parseJson(
    JSON.stringify(rates['rateCards']).replace(
      /("fromHours":4.*?"min":)110,"max":160/,
      '$1115,"max":165',
    ),
  )
  expect(describeChanges(typeOf('rates'), rates, {...rates, rateCards: cards}, nameOf)).toEqual([
    'Escalade, 4-8 hours: $110-160 → $115-165',
  ])
  const next = {_type: 'nextRates', startsOn: '2027-03-14', rateCards: cards}
  const planned = {...rates, next: {...next, rateCards: rates['rateCards']}}
  expect(describeChanges(typeOf('rates'), planned, {...rates, next}, nameOf)).toEqual([
    'Next rates, Escalade, 4-8 hours: $110-160 → $115-165',
  ])
})

test('texts, lists, choices and pictures are described as staff know them', () => {
  expect(changesOf('siteSettings', (text) => text.replace('+13055550100', '+13055550111'))).toEqual(
    ['Phone: "+13055550100" → "+13055550111"'],
  )
  expect(
    changesOf('page-home', (text) => text.replace('"heading":"The fleet"', '"heading":"Cars"')),
  ).toEqual(['Sections, "The fleet", Heading: "The fleet" → "Cars"'])
  expect(changesOf('siteSettings', (text) => text.replace('"Reservar"', '"Reserve ya"'))).toEqual([
    'Words on the booking button in Spanish: "Reservar" → "Reserve ya"',
  ])
  const order = documentOf('listOrder')
  const vehicles = order['vehicles']
  const turned = Array.isArray(vehicles) ? vehicles.toReversed() : []
  const [first] = describeChanges(typeOf('listOrder'), order, {...order, vehicles: turned}, nameOf)
  expect(first).toMatch(/^Vehicles: new order: .*S550.*Suburban.*Escalade/)
})

test('a city is removed from a county, and one whose name begins the same stays [HISTORY-1]', () => {
  expect(
    changesOf('coverage-miami-dade', (text) => text.replace('"North Miami Beach",', '')),
  ).toEqual(['Cities: removed "North Miami Beach"'])
})

test('the same content has no changes', () => {
  const settings = imported(documentOf('siteSettings'))
  const again = {...structuredClone(settings), _rev: 'another', _updatedAt: '2027-01-01T00:00:00Z'}
  expect(describeChanges(typeOf('siteSettings'), settings, again, nameOf)).toEqual([])
})

test('a switch inside a picture that is off again is no change, one that is on is [HISTORY-1]', () => {
  const vehicle = imported(documentOf('vehicle-s550'))
  const picture = {_type: 'picture', alt: 'A sedan'}
  const changesTo = (decorative: boolean) =>
    describeChanges(
      typeOf('vehicle'),
      {...vehicle, picture},
      {...vehicle, picture: {...picture, decorative}},
      nameOf,
    )
  expect(changesTo(false)).toEqual([])
  expect(changesTo(true)).toEqual([expect.stringMatching(/turned on$/)])
})

test('damaged content is reported rather than passed over', () => {
  const settings = imported(documentOf('siteSettings'))
  const damaged = {...settings, phone: {not: 'a text'}, socialLinks: 'not a list'}
  const sentences = describeChanges(typeOf('siteSettings'), settings, damaged, nameOf)
  expect(sentences).toContain('Phone: changed')
  expect(sentences.length).toBeGreaterThan(1)
})

/** The sentences for a change of a seed document's JSON. */
function changesOf(id: string, change: (text: string) => string): string[] {
  const before = imported(documentOf(id))
  const after: unknown = parseJson(change(JSON.stringify(before)))
  return describeChanges(typeOf(before._type), before, after, nameOf)
}

function typeOf(name: string): SchemaType {
  const type: SchemaType | undefined = schema.get(name)
  if (!type) throw new Error(`No type ${name}`)
  return type
}
