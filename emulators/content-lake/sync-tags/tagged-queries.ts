import {createHash} from 'node:crypto'

import type {QueryRequest} from '../groq/execute-query.ts'
import {parseQuery} from '../groq/parse-query.ts'
import {constraintsOf} from '../groq/query-constraints.ts'

/** A query whose result some page may show, under the sync tag that the page got with it. */
export type TaggedQuery = {
  tag: string
  request: QueryRequest
  /** Document types that can change the result; null: all of them. */
  types: ReadonlySet<string> | null
  /** Hash of the last known result; null when there is none. */
  hash: string | null
  /** How long it last took, in ms. */
  duration: number
}

/** The queries that were run last. */
export class TaggedQueries {
  readonly #byTag = new Map<string, TaggedQuery>()
  readonly #limit: number

  /** `limit` is how many it keeps. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Adds the query, or makes it the newest. Its tag is a hash of the query, so it stays the same over restarts. */
  add(request: QueryRequest): {query: TaggedQuery; isNew: boolean} {
    const tag = tagOf(request)
    const known = this.#byTag.get(tag)
    const query = known ?? {tag, request, types: typesOf(request), hash: null, duration: 0}
    // A map keeps the order of insertion: the newest query goes to its end.
    this.#byTag.delete(tag)
    this.#byTag.set(tag, query)
    const [oldest] = this.#byTag.keys()
    if (this.#byTag.size > this.#limit && oldest !== undefined) this.#byTag.delete(oldest)
    return {query, isNew: known === undefined}
  }

  newestFirst(): TaggedQuery[] {
    return [...this.#byTag.values()].reverse()
  }
}

/** A short form of a result for comparison. */
export function hashOf(result: string): string {
  return createHash('sha1').update(result).digest('base64url')
}

function tagOf({query, params, perspective, signedIn}: QueryRequest): string {
  const text = JSON.stringify([query, params, perspective, signedIn])
  // Sanity's tags begin so, too.
  return `s1:${createHash('sha1').update(text).digest('base64url').slice(0, 10)}`
}

function typesOf({query, params}: QueryRequest): ReadonlySet<string> | null {
  const constraints = constraintsOf(parseQuery(query, params), params)
  if (!constraints || constraints.ids.size > 0 || constraints.followsReferences) return null
  return constraints.types
}
