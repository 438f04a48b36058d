import {isObject, type JsonObject} from '../../json.ts'

/** The types and ids that limit which documents a query can match; a document with either may match. */
export type QueryConstraints = {types: Set<string>; ids: Set<string>; followsReferences: boolean}

/**
 * Reads the constraints off the syntax tree, so that not every document has to be filtered. Null for a query
 * that may match any document: every `*` must be filtered by `_type` or `_id`, with constants or parameters.
 */
export function constraintsOf(
  {tree}: {tree: unknown},
  params: JsonObject,
): QueryConstraints | null {
  const constraints: QueryConstraints = {types: new Set(), ids: new Set(), followsReferences: false}
  return collect(tree) ? constraints : null

  function collect(node: unknown): boolean {
    if (Array.isArray(node)) return node.every(collect)
    if (!isObject(node)) return true
    if (node.type === 'Everything') return false
    if (node.type === 'Deref') constraints.followsReferences = true
    if (node.type === 'FuncCall' && readsDocuments(node)) return false
    if (node.type !== 'Filter' || !isObject(node.base) || node.base.type !== 'Everything') {
      return Object.values(node).every(collect)
    }
    const constraint = constraintOf(node.expr, params)
    if (!constraint) return false
    for (const value of constraint.values) constraints[constraint.field].add(value)
    return collect(node.expr)
  }
}

/** Functions for which groq-js reads all documents. */
function readsDocuments({namespace}: JsonObject): boolean {
  return namespace === 'documents' || namespace === 'releases'
}

type Constraint = {field: 'types' | 'ids'; values: string[]}

/** The constraint of one filter, ids before types; null without one. */
export function constraintOf(node: unknown, params: JsonObject): Constraint | null {
  if (!isObject(node)) return null
  if (node.type === 'Group') return constraintOf(node.base, params)
  if (node.type === 'And') {
    const left = constraintOf(node.left, params)
    const right = constraintOf(node.right, params)
    return left?.field === 'ids' ? left : right?.field === 'ids' ? right : (left ?? right)
  }
  if (node.type === 'Or') {
    const left = constraintOf(node.left, params)
    const right = constraintOf(node.right, params)
    if (!left || left.field !== right?.field) return null
    return {field: left.field, values: [...left.values, ...right.values]}
  }
  return node.type === 'OpCall' ? comparisonConstraint(node, params) : null
}

function comparisonConstraint(
  {op, left, right}: JsonObject,
  params: JsonObject,
): Constraint | null {
  if (op !== '==' && op !== 'in') return null
  const [field, other] = fieldOf(left) ? [fieldOf(left), right] : [fieldOf(right), left]
  if (!field || (op === 'in' && !fieldOf(left))) return null
  const values = stringsOf(other, params)
  return values && {field, values}
}

function fieldOf(node: unknown): Constraint['field'] | null {
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
