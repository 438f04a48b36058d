import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {expect, test} from 'vitest'

import {documentOf, isRecord, parseJson} from '../../../tests/support/content/seed-documents.ts'
import {imported} from '../../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../../schema/index.ts'
import {changedText} from './changed-text.ts'
import {isKind} from './content-shape.ts'
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

/** What Sanity itself keeps of a picture. */
const ofImage = ['asset', 'crop', 'hotspot', 'media']

const samples = documentTypes.flatMap((name) => {
  const type = typeOf(name)
  return editsOf(type).map(({field, before, after}) => ({name, field, before, after}))
})

test('every document type has fields whose changes are told', () => {
  expect(new Set(samples.map(({name}) => name))).toEqual(new Set(documentTypes))
  expect(samples.length).toBeGreaterThan(1000)
})

test.each(documentTypes)('every change of a field of %s is told in words of staff', (name) => {
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
})

/** What no sentence holds: names of fields and types, keys, ids, JSON, missing values. */
const machineWords =
  /_key|_type|_ref|key-of|id-of|undefined|null|\[object|[{}]|\b[a-z]+[A-Z][a-z]+\b/

test('a new price is told by vehicle and duration', () => {
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

test('texts, lists, choices and pictures are told as staff know them', () => {
  expect(changesOf('siteSettings', (text) => text.replace('+13055550100', '+13055550111'))).toEqual(
    ['Phone: "+13055550100" → "+13055550111"'],
  )
  expect(
    changesOf('page-home', (text) => text.replace('"heading":"The fleet"', '"heading":"Cars"')),
  ).toEqual(['Sections, "The fleet", Heading: "The fleet" → "Cars"'])
  const order = documentOf('listOrder')
  const vehicles = order['vehicles']
  const turned = Array.isArray(vehicles) ? vehicles.toReversed() : []
  const [first] = describeChanges(typeOf('listOrder'), order, {...order, vehicles: turned}, nameOf)
  expect(first).toMatch(/^Vehicles: new order: .*S550.*Suburban.*Escalade/)
})

test('the same content says nothing', () => {
  const settings = imported(documentOf('siteSettings'))
  const again = {...structuredClone(settings), _rev: 'another', _updatedAt: '2027-01-01T00:00:00Z'}
  expect(describeChanges(typeOf('siteSettings'), settings, again, nameOf)).toEqual([])
})

test('damaged content is told rather than passed over', () => {
  const settings = imported(documentOf('siteSettings'))
  const damaged = {...settings, phone: {not: 'a text'}, headerLinks: 'not a list'}
  const sentences = describeChanges(typeOf('siteSettings'), settings, damaged, nameOf)
  expect(sentences).toContain('Phone: changed')
  expect(sentences.length).toBeGreaterThan(1)
})

test('of a long text only the part that differs is shown', () => {
  const long = (hours: number) =>
    `We confirm every ride in writing. Bookings are made at least ${hours} hours before pick-up, by phone or online, every day of the year.`
  expect(changedText(long(24), long(12))).toBe(
    '"… made at least 24 hours before pick-up, …" → "… made at least 12 hours before pick-up, …"',
  )
  expect(changedText('a  b '.repeat(30), 'a b '.repeat(30))).toBe('spaces or line breaks changed')
})

/** What a change of a seed document's text is told as. */
function changesOf(id: string, change: (text: string) => string): string[] {
  const before = imported(documentOf(id))
  const after: unknown = parseJson(change(JSON.stringify(before)))
  return describeChanges(typeOf(before._type), before, after, nameOf)
}

type Edit = {field: string; before: unknown; after: unknown}

/** For a type every way in which one of its parts can change, at any depth. */
function editsOf(type: SchemaType): Edit[] {
  if (isKind(type, 'reference')) return edits(reference('id-of-one'), reference('id-of-two'))
  if (isKind(type, 'slug')) {
    return edits({_type: 'slug', current: 'one'}, {_type: 'slug', current: 'two'})
  }
  if (type.jsonType === 'boolean') return edits(false, true)
  if (type.jsonType === 'number') return edits(3, 4)
  if (type.jsonType === 'string') return editsOfText(type)
  if (type.jsonType === 'array') return editsOfList(type)
  if (!('fields' in type)) return []
  const whole = sampleOf(type)
  const frame = isKind(type, 'image')
    ? [
        {...withField(whole, 'asset', reference('id-of-two')), field: 'asset'},
        {...withField(whole, 'crop', {_type: 'sanity.imageCrop', top: 0.2}), field: 'crop'},
      ]
    : []
  return [
    ...frame,
    ...type.fields
      .filter(({name}) => !ofImage.includes(name))
      .flatMap(({name, type: fieldType}) =>
        editsOf(fieldType).map(({field, before, after}) => ({
          field: `${name} ${field}`,
          before: {...whole, [name]: before},
          after: {...whole, [name]: after},
        })),
      ),
  ]
}

function withField(whole: Record<string, unknown>, name: string, value: unknown) {
  return {before: whole, after: {...whole, [name]: value}}
}

function editsOfText(type: SchemaType): Edit[] {
  if (isKind(type, 'datetime')) return edits('2027-03-14T12:00:00Z', '2027-11-07T12:00:00Z')
  if (isKind(type, 'date')) return edits('2027-03-14', '2027-11-07')
  const choices = choicesOf(type)
  if (choices.length > 1) return edits(choices[0], choices[1])
  return edits('Some words here', 'Other words here')
}

function editsOfList(type: SchemaType): Edit[] {
  if (type.jsonType !== 'array') return []
  const member = type.of[0]
  if (member && isKind(member, 'block')) return editsOfParagraphs()
  return type.of.flatMap((of) => {
    const one = of.jsonType === 'string' ? 'First line' : keyed(sampleOf(of), of, 'key-of-one')
    const two = of.jsonType === 'string' ? 'Second line' : keyed(sampleOf(of, 2), of, 'key-of-two')
    const isWhole = of.jsonType === 'string' || isKind(of, 'reference')
    const inItem = editsOf(of)
      .slice(0, isWhole ? 1 : undefined)
      .map(({field, before, after}) => ({
        field: `[${of.name}] ${field}`,
        before: [keyed(before, of, 'key-of-one'), two],
        after: [keyed(after, of, 'key-of-one'), two],
      }))
    const isRates = of.name === 'rateCard' || of.name === 'vehiclePrice'
    return [
      {field: `[${of.name}] added`, before: [one], after: [one, two]},
      {field: `[${of.name}] removed`, before: [one, two], after: [one]},
      // The site sorts durations and vehicles by itself.
      ...(isRates ? [] : [{field: `[${of.name}] moved`, before: [one, two], after: [two, one]}]),
      ...inItem,
    ]
  })
}

function editsOfParagraphs(): Edit[] {
  const paragraph = (text: string, more: object = {}, key = 'key-of-block') => ({
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [{_type: 'textLink', _key: 'key-of-link', href: '/contact'}],
    children: [{_type: 'span', _key: 'key-of-span', text, marks: []}],
    ...more,
  })
  const one = paragraph('A first paragraph')
  const other = paragraph('Another one', {}, 'key-of-other')
  const link = [{_type: 'textLink', _key: 'key-of-link', href: '/careers'}]
  return [
    ...edits([one], [paragraph('A changed paragraph')]),
    {field: 'style', before: [one], after: [paragraph('A first paragraph', {style: 'h3'})]},
    {field: 'link', before: [one], after: [paragraph('A first paragraph', {markDefs: link})]},
    {field: 'added', before: [one], after: [one, other]},
    {field: 'removed', before: [one, other], after: [one]},
    {field: 'moved', before: [one, other], after: [other, one]},
  ]
}

/** A value that changes, appears and goes. */
function edits(one: unknown, two: unknown): Edit[] {
  return [
    {field: 'changed', before: one, after: two},
    {field: 'appears', before: undefined, after: two},
    {field: 'goes', before: two, after: undefined},
  ].filter(({field}) => typeof one !== 'boolean' || field !== 'goes' || two === true)
}

/** A filled-in value of a type; another number gives another value. */
function sampleOf(type: SchemaType, number = 1): Record<string, unknown> {
  if (isKind(type, 'reference')) return reference(number === 1 ? 'id-of-one' : 'id-of-two')
  if (!('fields' in type)) return {}
  const fields = type.fields.flatMap(({name, type: field}): [string, unknown][] => {
    if (name === 'asset') return [[name, reference('id-of-one')]]
    if (ofImage.includes(name) || field.jsonType === 'array') return []
    const edit = editsOf(field)[0]
    return edit ? [[name, number === 1 ? edit.before : edit.after]] : []
  })
  return {_type: type.name, ...Object.fromEntries(fields)}
}

function keyed(value: unknown, {name}: SchemaType, key: string): unknown {
  return isRecord(value) ? {...value, _type: name, _key: key} : value
}

function reference(id: string) {
  return {_type: 'reference', _ref: id}
}

function choicesOf(type: SchemaType): unknown[] {
  const options: unknown = type.options
  const list = isRecord(options) ? options['list'] : undefined
  return Array.isArray(list)
    ? list.map((choice: unknown) => (isRecord(choice) ? choice['value'] : choice))
    : []
}

function typeOf(name: string): SchemaType {
  const type: SchemaType | undefined = schema.get(name)
  if (!type) throw new Error(`No type ${name}`)
  return type
}
