import {randomBytes} from 'node:crypto'

import {isObject, type JsonObject} from '../../json.ts'

/** Adds a `_key` to every object in an array without one: Sanity's option `autoGenerateArrayKeys`. */
export function withArrayKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withKeys(inner)]))
}

/** The same for the items of an array. */
export function withItemKeys(items: unknown[]): unknown[] {
  return items.map((item) => {
    if (!isObject(item)) return withKeys(item)
    return {_key: randomBytes(6).toString('hex'), ...withArrayKeys(item)}
  })
}

function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) return withItemKeys(value)
  return isObject(value) ? withArrayKeys(value) : value
}
