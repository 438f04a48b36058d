import {createHash} from 'node:crypto'

import type {Question} from '../groq/answer.ts'
import {reachOf} from '../groq/query-reach.ts'
import {parseQuery} from '../groq/syntax.ts'

/** A query that someone shows the result of, and wants to hear of when it changes. */
export type RememberedQuery = {
  tag: string
  question: Question
  /** Types whose changes matter; null: all. */
  types: ReadonlySet<string> | null
  /** Of the result; null where it is not known. */
  hash: string | null
}

const limit = 1000

/** The queries asked last, at most 1,000 of them. */
export class RememberedQueries {
  readonly #byTag = new Map<string, RememberedQuery>()

  /** The remembered query, with the same tag for the same query in every process. */
  remember(question: Question): {query: RememberedQuery; isNew: boolean} {
    const tag = tagOf(question)
    const known = this.#byTag.get(tag)
    const query = known ?? {tag, question, types: typesOf(question), hash: null}
    // Asked again: it moves to the end, where the ones are that stay longest.
    this.#byTag.delete(tag)
    this.#byTag.set(tag, query)
    const [oldest] = this.#byTag.keys()
    if (this.#byTag.size > limit && oldest !== undefined) this.#byTag.delete(oldest)
    return {query, isNew: known === undefined}
  }

  /** The one asked last comes first. */
  all(): RememberedQuery[] {
    return [...this.#byTag.values()].reverse()
  }
}

export function hashOf(result: string): string {
  return createHash('sha1').update(result).digest('base64url')
}

function tagOf({query, params, perspective, signedIn}: Question): string {
  const text = JSON.stringify([query, params, perspective, signedIn])
  return `s1:${createHash('sha1').update(text).digest('base64url').slice(0, 10)}`
}

function typesOf({query, params}: Question): ReadonlySet<string> | null {
  const reach = reachOf(parseQuery(query, params), params)
  return reach && reach.ids.size === 0 && !reach.followsReferences ? reach.types : null
}
