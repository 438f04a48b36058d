import {isRecord} from '../../../domain/is-record.ts'
import seedText from '../../../seed-data/data.ndjson?raw'
import schema from '../../../studio/schema.json'

/** A value with one field broken, and which field and how: "homeHeroSection.trustPoints[0].title: null". */
export type BrokenCase = {name: string; value: Fields}
export type Fields = Record<string, unknown>
type Path = (string | number)[]

const longWord = 'Cadillac'.repeat(2500)
const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>"\'--><svg onload=alert(1)>'

/** What stands in a field instead of what belongs there; undefined stands for a field that is missing. */
const wrongValues: Record<string, unknown> = {
  missing: undefined,
  null: null,
  'empty text': '',
  spaces: '   ',
  true: true,
  zero: 0,
  'negative number': -7,
  'enormous number': 1e300,
  'empty object': {},
  'other object': {_type: 'hologram', title: {deep: ['x']}, text: 7},
  'empty list': [],
  'list of null': [null],
  'list of texts': ['a', 'a', ''],
  'list of numbers': [1, 2],
  'list of lists': [[[]], [{}]],
  'enormous list': Array.from({length: 300}, (_, index) => ({
    _key: `k${index}`,
    title: 'x',
    text: 'y',
  })),
  'enormous word': longWord,
  'enormous text': 'A long ride. '.repeat(1500),
  'right-to-left text': 'خدمة سيارات فاخرة مع سائق في ميامي \u202Eمعكوس',
  'combined characters': 'Z\u0351\u036B\u0343\u036A\u0302'.repeat(200),
  'unknown placeholder': 'Call {constructor} or {__proto__} or {nothing}',
  markup,
  'script URL': 'javascript:alert(1)',
  'foreign URL': '//evil.example/path',
  'name of a method': 'constructor',
  'name of the prototype': '__proto__',
}

export const sectionTypes: string[] = schema.flatMap(({name}) =>
  name.endsWith('Section') ? [name] : [],
)

/** A value of a type as the schema describes it, with every field filled in. */
export function sampleOf(type: string): Fields {
  const value = sample(inline(type), type)
  if (!isRecord(value)) throw new Error(`${type} is no object`)
  return {...value, _key: 'sample'}
}

/** The value with each of its fields, at any depth, broken in each way. */
export function brokenCases(name: string, value: Fields): BrokenCase[] {
  return pathsIn(value).flatMap((path) =>
    Object.entries(wrongValues).map(([wrong, replacement]) => ({
      name: `${name}${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}: ${wrong}`,
      value: fieldsOf(withValue(value, path, replacement)),
    })),
  )
}

/** The documents that a new dataset starts with, pictures in place. */
export function seedDocuments(): (Fields & {_id: string; _type: string})[] {
  return seedText
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const document = fieldsOf(withAssets(JSON.parse(line)))
      const {_id, _type} = document
      return {
        _updatedAt: '2026-01-01T00:00:00Z',
        ...document,
        _id: String(_id),
        _type: String(_type),
      }
    })
}

function pathsIn(value: unknown): Path[] {
  if (Array.isArray(value)) {
    // One item stands for all.
    return value
      .slice(0, 1)
      .flatMap((item: unknown) => [[0], ...pathsIn(item).map((path) => [0, ...path])])
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, field]) =>
    ['_id', '_type', '_createdAt', '_rev'].includes(key)
      ? []
      : // Sections have cases of their own.
        [[key], ...(key === 'sections' ? [] : pathsIn(field).map((path) => [key, ...path]))],
  )
}

function withValue(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === key ? withValue(item, rest, replacement) : item,
    )
  }
  const fields = fieldsOf(value)
  if (rest.length > 0) return {...fields, [key]: withValue(fields[key], rest, replacement)}
  const {[key]: _, ...others} = fields
  return replacement === undefined ? others : {...others, [key]: replacement}
}

type SchemaType = {type: string; [detail: string]: unknown}

function sample(type: unknown, path: string): unknown {
  if (!isSchemaType(type))
    throw new Error(`studio/schema.json says nothing of ${path}: run "npm run typegen".`)
  switch (type.type) {
    case 'string':
      return (
        type['value'] ??
        (path.endsWith('_ref') ? assetId : path.endsWith('ref') ? '/contact' : 'Sample text')
      )
    case 'number':
      return type['value'] ?? 3
    case 'boolean':
      return type['value'] ?? true
    case 'null':
    case 'unknown':
      return null
    case 'inline':
      return sample(inline(String(type['name'])), path)
    case 'array':
      return [sample(type['of'], path)]
    case 'union':
      return sample(Array.isArray(type['of']) ? type['of'][0] : null, path)
    case 'object': {
      const own = isRecord(type['attributes']) ? type['attributes'] : {}
      const fields = Object.entries(own).map(([name, attribute]) => [
        name,
        sample(isRecord(attribute) ? attribute['value'] : null, `${path}.${name}`),
      ])
      const rest = type['rest'] ? fieldsOf(sample(type['rest'], path)) : {}
      return {...rest, ...Object.fromEntries(fields)}
    }
    default:
      throw new Error(
        `${path} has the type ${type.type}, for which this function makes no sample yet`,
      )
  }
}

function inline(name: string): unknown {
  const found = schema.find((type) => type.name === name)
  if (!found) throw new Error(`studio/schema.json has no ${name}: run "npm run typegen".`)
  return 'value' in found ? found.value : {type: 'object', attributes: found.attributes}
}

const assetId = `image-${'0'.repeat(40)}-1600x1000-webp`

function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (!isRecord(value)) return value
  const {_sanityAsset, ...rest} = value
  const fields = Object.entries(rest).map(([name, field]) => [name, withAssets(field)])
  return {
    ...Object.fromEntries(fields),
    ...(_sanityAsset !== undefined && {asset: {_type: 'reference', _ref: assetId}}),
  }
}

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {}
}

function isSchemaType(value: unknown): value is SchemaType {
  return isRecord(value) && typeof value['type'] === 'string'
}
