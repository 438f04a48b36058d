import type {SchemaType} from 'sanity'

import {isRecord} from '../../../domain/is-record.ts'
import {isKind} from '../../../studio/content/schema-type.ts'
import {linkTo} from './link-to.ts'

export type Edit = {field: string; before: unknown; after: unknown}

/** For a type every way in which one of its parts can change, at any depth. */
export function editsOf(type: SchemaType): Edit[] {
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
    markDefs: [{_type: 'textLink', _key: 'key-of-link', target: linkTo('page-contact')}],
    children: [{_type: 'span', _key: 'key-of-span', text, marks: []}],
    ...more,
  })
  const one = paragraph('A first paragraph')
  const other = paragraph('Another one', {}, 'key-of-other')
  const link = [{_type: 'textLink', _key: 'key-of-link', target: linkTo('page-careers')}]
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

/** What Sanity itself keeps of a picture. */
const ofImage = ['asset', 'crop', 'hotspot', 'media']
