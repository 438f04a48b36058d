import {isObject, type JsonObject} from '../json.ts'
import type {ParsedQuery} from './syntax.ts'

/** The documents that the `*` of a query can let through: those of these types and these ids. */
export type Reach = {types: Set<string>; ids: Set<string>; followsReferences: boolean}

/**
 * How far a query reaches, or null where its filters do not say: every `*` in it must be filtered by
 * `_type` or `_id`, with constants or parameters.
 */
export function reachOf(query: ParsedQuery, params: JsonObject): Reach | null {
  const reach: Reach = {types: new Set(), ids: new Set(), followsReferences: false}
  return collect(query.tree) ? reach : null

  function collect(node: unknown): boolean {
    if (Array.isArray(node)) return node.every(collect)
    if (!isObject(node)) return true
    if (node.type === 'Everything') return false
    if (node.type === 'Deref') reach.followsReferences = true
    if (node.type === 'FuncCall' && readsDocuments(node)) return false
    if (node.type !== 'Filter' || !isObject(node.base) || node.base.type !== 'Everything') {
      return Object.values(node).every(collect)
    }
    const limit = limitOf(node.expr, params)
    if (!limit) return false
    for (const value of limit.values) reach[limit.field].add(value)
    return collect(node.expr)
  }
}

/** Functions of which groq-js looks at all documents by itself. */
function readsDocuments({namespace}: JsonObject): boolean {
  return namespace === 'documents' || namespace === 'releases'
}

type Limit = {field: 'types' | 'ids'; values: string[]}

/** What a filter limits, ids before types, or null where it does not say. */
function limitOf(node: unknown, params: JsonObject): Limit | null {
  if (!isObject(node)) return null
  if (node.type === 'Group') return limitOf(node.base, params)
  if (node.type === 'And') {
    const left = limitOf(node.left, params)
    const right = limitOf(node.right, params)
    return left?.field === 'ids' ? left : right?.field === 'ids' ? right : (left ?? right)
  }
  if (node.type === 'Or') {
    const left = limitOf(node.left, params)
    const right = limitOf(node.right, params)
    if (!left || left.field !== right?.field) return null
    return {field: left.field, values: [...left.values, ...right.values]}
  }
  return node.type === 'OpCall' ? comparisonLimit(node, params) : null
}

function comparisonLimit({op, left, right}: JsonObject, params: JsonObject): Limit | null {
  if (op !== '==' && op !== 'in') return null
  const [field, other] = fieldOf(left) ? [fieldOf(left), right] : [fieldOf(right), left]
  if (!field || (op === 'in' && !fieldOf(left))) return null
  const values = stringsOf(other, params)
  return values && {field, values}
}

function fieldOf(node: unknown): Limit['field'] | null {
  if (!isObject(node) || node.type !== 'AccessAttribute' || node.base) return null
  if (node.name === '_type') return 'types'
  return node.name === '_id' ? 'ids' : null
}

function stringsOf(node: unknown, params: JsonObject): string[] | null {
  if (!isObject(node)) return null
  if (node.type === 'Value') return asStrings(node.value)
  if (node.type === 'Parameter') return asStrings(params[String(node.name)])
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return null
  const lists = node.elements.map((element: unknown) =>
    isObject(element) && !element.isSplat ? stringsOf(element.value, params) : null,
  )
  return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? [])
}

function asStrings(value: unknown): string[] | null {
  if (typeof value === 'string') return [value]
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isList ? value : null
}
