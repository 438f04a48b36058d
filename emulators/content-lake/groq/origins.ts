import {isObject, type JsonObject} from '../json.ts'
import type {LakeDocument} from '../store/document.ts'

/** A place in a document, named by the id that the document is stored under. */
export type Origin = {document: LakeDocument; path: string}

/** Where each object and array inside a document stands. */
const insides = new WeakMap<LakeDocument, Map<object, string>>()

/**
 * Where a part of a result comes from. A projection makes new objects, but what it takes over from a document
 * is the very object that the document holds, so that it can be told from its equals.
 */
export function findOrigin(part: object, documents: Iterable<LakeDocument>): Origin | null {
  for (const document of documents) {
    const path = insideOf(document).get(part)
    if (path !== undefined) return {document, path}
  }
  return null
}

function insideOf(document: LakeDocument): Map<object, string> {
  const known = insides.get(document)
  if (known) return known
  const inside = new Map<object, string>()
  const note = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (path !== '$') inside.set(value, path)
    for (const [child, childPath] of childrenOf(value, path)) note(child, childPath)
  }
  note(document, '$')
  insides.set(document, inside)
  return inside
}

/** What stands in an object or array, with its JSON path; items are named by their `_key`. */
export function childrenOf(value: object, path: string): [unknown, string][] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => [item, `${path}[${itemSelector(item, at)}]`])
  }
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_'))
    .map(([field, child]) => [child, fieldPath(path, field)])
}

/**
 * The document that an object without `_id` was projected from: the one that holds every plain value of the
 * object in a field of the same name.
 */
export function findOwner(
  object: JsonObject,
  documents: Iterable<LakeDocument>,
): LakeDocument | null {
  const plain = Object.entries(object).filter(([, value]) => isPlain(value))
  if (!plain.some(([, value]) => typeof value === 'string')) return null
  for (const document of documents) {
    if (plain.every(([field, value]) => document[field] === value)) return document
  }
  return null
}

export function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

export function fieldPath(path: string, field: string): string {
  return `${path}['${escaped(field)}']`
}

export function keySelector(key: string): string {
  return `?(@._key=='${escaped(key)}')`
}

function itemSelector(item: unknown, at: number): string {
  return isObject(item) && typeof item._key === 'string' ? keySelector(item._key) : String(at)
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}
