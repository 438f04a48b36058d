import {Mutation as Mutator} from '@sanity/mutator'

import {isObject, isStringList, type JsonObject} from '../../json.ts'
import {httpError} from '../http/api-error.ts'
import type {LakeDocument} from './document.ts'

export type PatchOperations = {
  set?: JsonObject
  setIfMissing?: JsonObject
  unset?: string[]
  inc?: Record<string, number>
  dec?: Record<string, number>
  diffMatchPatch?: Record<string, string>
  insert?: InsertOperation
}

/** Why a mutation or patch cannot be read, as a sentence for the response. */
export type ParseFailure = {problem: string}

type InsertOperation =
  | {before: string; items: unknown[]}
  | {after: string; items: unknown[]}
  | {replace: string; items: unknown[]}

const operations = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'diffMatchPatch', 'insert']

/** The operations of a patch; `others` are the fields that it may hold besides, such as `id`. */
export function parsePatch(
  body: JsonObject,
  others: string[] = [],
): PatchOperations | ParseFailure {
  const known = [...operations, ...others]
  const unknown = Object.keys(body).find((name) => !known.includes(name))
  if (unknown !== undefined) return {problem: `Malformed patch: unknown operation "${unknown}"`}
  const patch: PatchOperations = {}
  for (const name of ['set', 'setIfMissing'] as const) {
    const value = body[name]
    if (value === undefined) continue
    if (!isObject(value)) return malformed(name, 'an object')
    patch[name] = value
  }
  for (const name of ['inc', 'dec'] as const) {
    const value = body[name]
    if (value === undefined) continue
    if (!isRecordOf(value, isNumber)) return malformed(name, 'an object of numbers')
    patch[name] = value
  }
  if (body.unset !== undefined) {
    if (!isStringList(body.unset)) return malformed('unset', 'an array of strings')
    patch.unset = body.unset
  }
  if (body.diffMatchPatch !== undefined) {
    if (!isRecordOf(body.diffMatchPatch, isString)) {
      return malformed('diffMatchPatch', 'an object of strings')
    }
    patch.diffMatchPatch = body.diffMatchPatch
  }
  if (body.insert !== undefined) {
    const insert = parseInsert(body.insert)
    if (!insert) return malformed('insert', 'items with one of before, after or replace')
    patch.insert = insert
  }
  return patch
}

/** The document after the patch. Throws 400 when an operation does not fit the value it is applied to. */
export function applyPatch(document: LakeDocument, patch: PatchOperations): JsonObject {
  const mutation = new Mutator({mutations: [{patch: {...patch, id: document._id}}]})
  let result: JsonObject | null
  try {
    // The mutator may change its input, and stored documents are shared with running queries.
    result = mutation.apply(structuredClone(document))
  } catch (error) {
    throw httpError(400, `Malformed patch: ${error instanceof Error ? error.message : 'failed'}`)
  }
  return result ?? document
}

function parseInsert(value: unknown): InsertOperation | null {
  if (!isObject(value) || !Array.isArray(value.items)) return null
  const items: unknown[] = value.items
  if (typeof value.before === 'string') return {before: value.before, items}
  if (typeof value.after === 'string') return {after: value.after, items}
  if (typeof value.replace === 'string') return {replace: value.replace, items}
  return null
}

function isRecordOf<T>(
  value: unknown,
  isMember: (member: unknown) => member is T,
): value is Record<string, T> {
  return isObject(value) && Object.values(value).every(isMember)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function malformed(operation: string, expected: string): ParseFailure {
  return {problem: `Malformed patch: "${operation}" must be ${expected}`}
}
