import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

import {isRecord} from '../domain/is-record.ts'
import {pageQueryFor} from '../src/content/query/queries.ts'
import {schemaTypes} from '../studio/schema/index.ts'
import {sections} from '../studio/schema/sections/index.ts'

const target = {_type: 'linkTarget', page: {_type: 'reference', _ref: 'moved'}, section: 'fleet'}

test.each(sections.map(({name}) => ({name})))(
  'every link of a $name follows its page',
  async ({name}) => {
    const section = {...filled(name), _key: 'a', _type: name}
    const links = countOf(section, (value) => value['_type'] === 'linkTarget')
    const dataset = [
      {_id: 'moved', _type: 'page', path: '/new-path'},
      {_id: 'page', _type: 'page', path: '/here', sections: [section]},
    ]
    const {groq, params} = pageQueryFor('/here')
    const page: unknown = await (await evaluate(parse(groq, {params}), {dataset, params})).get()
    const resolved = countOf(page, (value) =>
      ['href', 'packageHref'].some((field) => value[field] === '/new-path#fleet'),
    )
    expect(resolved).toBe(links)
  },
)

test('buttons, packages, answers and texts have links', () => {
  const linked = sections.filter(({name}) =>
    countOf(filled(name), (value) => value['_type'] === 'linkTarget'),
  )
  expect(linked.map(({name}) => name)).toEqual(
    expect.arrayContaining(['pageHeroSection', 'packagesSection', 'faqSection', 'textSection']),
  )
})

/** A value of a type of the schema with each of its links filled in, at any depth. */
function filled(name: string): Record<string, unknown> {
  if (name === 'linkTarget') return target
  const type = schemaTypes.find((candidate) => candidate.name === name)
  const fields: unknown = type && 'fields' in type ? type.fields : []
  const entries = (Array.isArray(fields) ? fields : []).flatMap((field: unknown) => {
    if (!isRecord(field) || typeof field['name'] !== 'string') return []
    const value = valueOf(field)
    return value === undefined ? [] : [[field['name'], value] as const]
  })
  return {_type: name, ...Object.fromEntries(entries)}
}

function valueOf({type, of}: Record<string, unknown>): unknown {
  if (type === 'richText') {
    return [
      {_type: 'block', _key: 'b', children: [], markDefs: [{_type: 'textLink', _key: 'c', target}]},
    ]
  }
  if (type === 'array') {
    const [item]: unknown[] = Array.isArray(of) ? of : []
    const itemType = isRecord(item) ? item['type'] : undefined
    return typeof itemType === 'string' && isKnown(itemType)
      ? [{...filled(itemType), _key: 'd'}]
      : undefined
  }
  return typeof type === 'string' && isKnown(type) ? filled(type) : undefined
}

function isKnown(name: string): boolean {
  return schemaTypes.some((type) => type.name === name && type.type === 'object')
}

function countOf(value: unknown, matches: (object: Record<string, unknown>) => boolean): number {
  if (Array.isArray(value))
    return value.reduce((sum: number, item) => sum + countOf(item, matches), 0)
  if (!isRecord(value)) return 0
  const inside = Object.values(value).reduce((sum: number, item) => sum + countOf(item, matches), 0)
  return inside + Number(matches(value))
}
