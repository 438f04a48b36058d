import {parse} from 'groq-js'

import {isObject, type JsonObject} from '../../json.ts'
import {queryError} from '../http/api-error.ts'
import {type NarrowedTree, narrowFilters} from './narrow-filters.ts'
import {isTextSearch} from './text-search.ts'

export type ParsedQuery = {
  tree: ReturnType<typeof parse>
  /** What is evaluated, unless the query searches text. */
  narrowed: NarrowedTree
  parameters: ReadonlySet<string>
  /** Whether the query searches text: see `bindTextSearches`, and `searchable` for the documents. */
  searchesText: boolean
}

const cache = new Map<string, ParsedQuery>()
const maxCachedQueries = 2000
/** Longer queries are not cached; in characters. */
const maxCachedLength = 65_536

/** Throws 400 for a query that does not parse or names a parameter that `params` does not hold. */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  const parsed = cache.get(query) ?? parseAndCache(query, params)
  for (const name of parsed.parameters) {
    if (Object.hasOwn(params, name)) continue
    const position = Math.max(0, query.indexOf(`$${name}`))
    throw queryError(query, `param $${name} referenced, but not provided`, position)
  }
  return parsed
}

/** Every node of a syntax tree, outermost first. */
function* nodesOf(tree: unknown): Generator<JsonObject> {
  if (Array.isArray(tree)) {
    for (const item of tree) yield* nodesOf(item)
  } else if (isObject(tree)) {
    yield tree
    for (const child of Object.values(tree)) yield* nodesOf(child)
  }
}

function parseAndCache(query: string, params: JsonObject): ParsedQuery {
  try {
    const parsed = describe(parse(query))
    if (cache.size >= maxCachedQueries) cache.clear()
    if (query.length < maxCachedLength) cache.set(query, parsed)
    return parsed
  } catch {
    // A slice such as [0...$n] parses only with its parameters, whose values become part of the tree.
    // Such a tree is valid for this request only and is not cached.
    return parseWith(query, params)
  }
}

function parseWith(query: string, params: JsonObject): ParsedQuery {
  try {
    return describe(parse(query, {params}))
  } catch (error) {
    const position = error instanceof Error && 'position' in error ? Number(error.position) : 0
    throw queryError(query, descriptionOf(error), position)
  }
}

/** A query that ends too early has Sanity's description, which clients show. */
function descriptionOf(error: unknown): string {
  const message = error instanceof Error ? error.message : 'syntax error'
  const isEnd = message.includes('Unexpected end of query')
  return isEnd ? 'unexpected end-of-file, expected expression' : message
}

function describe(tree: unknown): ParsedQuery {
  const parameters = new Set<string>()
  let searchesText = false
  for (const node of nodesOf(tree)) {
    if (node.type === 'Parameter' && typeof node.name === 'string') parameters.add(node.name)
    if (isTextSearch(node)) searchesText = true
  }
  return {tree, narrowed: narrowFilters(tree), parameters, searchesText}
}
