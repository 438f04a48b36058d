import {evaluateQuery} from '../groq/evaluate.ts'
import {parseQuery, type ParsedQuery} from '../groq/syntax.ts'
import {viewOf} from '../groq/view.ts'
import {createEffects} from '../history/effects.ts'
import type {JsonObject} from '../json.ts'
import {isPublic, type LakeDocument} from '../store/document.ts'
import type {Transaction} from '../store/transaction-log.ts'
import type {Change} from '../store/working-set.ts'

export type ListenOptions = {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeEffects: boolean
}

type Transition = 'appear' | 'update' | 'disappear'

/** A query on single documents, asked of every change. */
export class Listener {
  readonly #query: ParsedQuery
  readonly #params: JsonObject
  readonly #options: ListenOptions
  readonly #signedIn: boolean
  readonly #context: {projectId: string; dataset: string; identity: string}

  /** Throws 400 for a query that does not parse. */
  constructor(
    query: string,
    params: JsonObject,
    options: ListenOptions,
    signedIn: boolean,
    context: {projectId: string; dataset: string; identity: string},
  ) {
    this.#query = parseQuery(query, params)
    this.#params = params
    this.#options = options
    this.#signedIn = signedIn
    this.#context = context
  }

  /** The transaction's events for this listener, complete: the Studio waits until it has them all. */
  eventsOf(transaction: Transaction): {id: string; data: object}[] {
    const heard = transaction.changes.flatMap((change) => {
      const transition = this.#transitionOf(change)
      return transition ? [{change, transition}] : []
    })
    return heard.map(({change, transition}, index) => ({
      id: `${transaction.id}#${change.id}`,
      data: this.#eventOf(transaction, change, transition, {at: index + 1, of: heard.length}),
    }))
  }

  #transitionOf({previous, next}: Change): Transition | null {
    const before = this.#matches(previous)
    const after = this.#matches(next)
    if (before && after) return 'update'
    if (after) return 'appear'
    return before ? 'disappear' : null
  }

  #matches(document: LakeDocument | null): boolean {
    if (!document || (!this.#signedIn && !isPublic(document._id))) return false
    const result = evaluateQuery(this.#query, this.#params, viewOf([document]), this.#context)
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }

  #eventOf(
    {id, author, timestamp}: Transaction,
    change: Change,
    transition: Transition,
    count: {at: number; of: number},
  ): object {
    const {includeMutations, includeResult, includePreviousRevision, includeEffects} = this.#options
    return {
      eventId: `${id}#${change.id}`,
      documentId: change.id,
      transactionId: id,
      transition,
      identity: author,
      timestamp,
      visibility: 'query',
      previousRev: change.previous?._rev,
      // Also of a deletion: the Studio waits for it before it calls a publish done.
      resultRev: id,
      transactionTotalEvents: count.of,
      transactionCurrentEvent: count.at,
      totalEvents: count.of,
      currentEvents: count.at,
      ...(includeMutations && {mutations: change.mutations}),
      ...(includeResult && {result: change.next}),
      ...(includePreviousRevision && {previous: change.previous}),
      ...(includeEffects && {effects: createEffects(change.previous, change.next)}),
    }
  }
}
