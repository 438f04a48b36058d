import {readFileSync} from 'node:fs'

import {isRecord} from '../../../domain/is-record.ts'
import {parseJson} from '../../../domain/parse-json.ts'
import {type DatasetDocument, isDocument} from '../../../scripts/dataset/json-values.ts'

export const seedFolder = new URL('../../../seed-data/', import.meta.url)

/** Every line of seed-data/data.ndjson. */
export const seedDocuments = readFileSync(new URL('data.ndjson', seedFolder), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => parseDocument(line))

/** Every object and array inside a value, and the value itself. */
export function nestedIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(nestedIn)]
}

/** The documents of one type. */
export function byType(type: string) {
  return seedDocuments.filter(({_type}) => _type === type)
}

export function documentOf(id: string): DatasetDocument {
  const document = seedDocuments.find(({_id}) => _id === id)
  if (!document) throw new Error(`seed-data/data.ndjson has no document ${id}.`)
  return document
}

/** The first section of a type in a document. */
export function sectionOf(id: string, type: string) {
  const section = arrayAt(documentOf(id), 'sections').find((item) => text(item, '_type') === type)
  if (!isRecord(section)) throw new Error(`${id} in seed-data/data.ndjson has no ${type}.`)
  return section
}

/** The list under a name; empty when there is none. */
export function arrayAt(value: Record<string, unknown>, name: string): unknown[] {
  const list = value[name]
  return Array.isArray(list) ? list : []
}

/** The text under a name; empty when there is none. */
export function text(value: unknown, name: string): string {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' ? found : ''
}

function parseDocument(line: string): DatasetDocument {
  const value = parseJson(line)
  if (isDocument(value)) return value
  throw new Error(`Not a document: ${line.slice(0, 80)}`)
}
