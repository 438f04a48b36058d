import {isObject} from '../../json.ts'
import {constraintOf} from './query-constraints.ts'

/** A syntax tree, and the types of the documents that each of its added parameters has to hold. */
export type NarrowedTree = {tree: unknown; typesByParameter: ReadonlyMap<string, string[]>}

/**
 * The same query, in which `*[_type == "page" && …]` filters a parameter that holds the documents of this type. A filter
 * inside a projection runs once for each result, and would otherwise look at every document each time.
 */
export function narrowFilters(query: unknown): NarrowedTree {
  const typesByParameter = new Map<string, string[]>()
  return {tree: narrow(query), typesByParameter}

  function narrow(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(narrow)
    if (!isObject(node)) return node
    const narrowed = Object.fromEntries(
      Object.entries(node).map(([name, child]) => [name, narrow(child)]),
    )
    const isOfAll = node.type === 'Filter' && isObject(node.base) && node.base.type === 'Everything'
    const constraint = isOfAll ? constraintOf(node.expr, {}) : null
    if (constraint?.field !== 'types') return narrowed
    // No parameter of a query begins with an asterisk.
    const name = `*${constraint.values.join()}`
    typesByParameter.set(name, constraint.values)
    return {...narrowed, base: {type: 'Parameter', name}}
  }
}
