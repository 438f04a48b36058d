import {isObject, type JsonObject} from '../../json.ts'
import type {LakeDocument} from '../store/document.ts'

/** A place in a document, as a JSON path. */
export type SourceLocation = {document: LakeDocument; path: string}

/** The JSON path of each object and array inside a document. */
const pathsByDocument = new WeakMap<LakeDocument, Map<object, string>>()

/**
 * The document and path that a part of a result comes from, or null. A projection makes new objects, but what
 * it copies from a document is the same object in memory, so equal values can be told apart.
 */
export function findSourceLocation(
  part: object,
  documents: Iterable<LakeDocument>,
): SourceLocation | null {
  for (const document of documents) {
    const path = pathsIn(document).get(part)
    if (path !== undefined) return {document, path}
  }
  return null
}

function pathsIn(document: LakeDocument): Map<object, string> {
  const known = pathsByDocument.get(document)
  if (known) return known
  const paths = new Map<object, string>()
  const collect = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (path !== '$') paths.set(value, path)
    for (const [child, childPath] of childrenOf(value, path)) collect(child, childPath)
  }
  collect(document, '$')
  pathsByDocument.set(document, paths)
  return paths
}

/** The values in an object or array with their JSON paths; array items are selected by their `_key`. */
export function childrenOf(value: object, path: string): [unknown, string][] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => [item, `${path}[${itemSelector(item, at)}]`])
  }
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_'))
    .map(([field, child]) => [child, fieldPath(path, field)])
}

/**
 * The document that an object without `_id` was projected from: the first one that has each of the object's
 * strings, numbers and booleans in a field of the same name. Null when there is none.
 */
export function findSourceDocument(
  object: JsonObject,
  documents: Iterable<LakeDocument>,
): LakeDocument | null {
  const primitives = Object.entries(object).filter(([, value]) => isPrimitive(value))
  if (!primitives.some(([, value]) => typeof value === 'string')) return null
  for (const document of documents) {
    if (primitives.every(([field, value]) => document[field] === value)) return document
  }
  return null
}

/** Whether a value is text, a number or a boolean; null is not. */
export function isPrimitive(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** The JSON path of a field: `$['title']`. */
export function fieldPath(path: string, field: string): string {
  return `${path}['${escaped(field)}']`
}

/** The selector of an array item by its `_key`, as in Sanity's source maps. */
export function keySelector(key: string): string {
  return `?(@._key=='${escaped(key)}')`
}

function itemSelector(item: unknown, at: number): string {
  return isObject(item) && typeof item._key === 'string' ? keySelector(item._key) : String(at)
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}
