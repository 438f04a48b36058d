import {isRecord} from '../../domain/is-record.ts'

export type JsonObject = Record<string, unknown>

export type DatasetDocument = JsonObject & {_id: string; _type: string}

export function isDocument(value: unknown): value is DatasetDocument {
  return isRecord(value) && typeof value['_id'] === 'string' && typeof value['_type'] === 'string'
}

/** A copy of a value with every object in it changed, the innermost first. */
export function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, field]) => [name, mapObjects(field, change)])
  return change(Object.fromEntries(entries))
}

/** Every text in a value, with the names and indexes that lead to it. */
export function textsWithin(value: unknown, path: string[] = []): {path: string[]; text: string}[] {
  if (typeof value === 'string') return [{path, text: value}]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => textsWithin(field, [...path, name]))
}
