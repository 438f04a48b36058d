import type {JsonObject} from '../../json.ts'
import {evaluateQuery} from '../groq/evaluate.ts'
import {parseQuery, type ParsedQuery} from '../groq/parse-query.ts'
import {createView} from '../groq/perspective-view.ts'
import {createEffects} from '../history/effects.ts'
import {isPublic, isPublished, type LakeDocument} from '../store/document.ts'
import type {Change} from '../store/pending-transaction.ts'
import type {Transaction} from '../store/transaction-log.ts'

export type ListenOptions = {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeEffects: boolean
  /** Drafts and versions too. */
  includeAllVersions: boolean
  /** Only repeated in the events: here a committed transaction can be queried at once. */
  visibility: string
}

type Transition = 'appear' | 'update' | 'disappear'

/**
 * A query that is evaluated on each changed document alone, as Sanity's listeners do: joins and references to
 * other documents do not work in it.
 */
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

  /** All events of the transaction for this listener; the Studio waits until it has received them all. */
  eventsOf(transaction: Transaction): {id: string; data: object}[] {
    const matches = transaction.changes.flatMap((change) => {
      const transition = this.#transitionOf(change)
      return transition ? [{change, transition}] : []
    })
    return matches.map(({change, transition}, index) => ({
      id: `${transaction.id}#${change.id}`,
      data: this.#eventOf(transaction, change, transition, {
        current: index + 1,
        total: matches.length,
      }),
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
    if (!this.#options.includeAllVersions && !isPublished(document._id)) return false
    const result = evaluateQuery(this.#query, this.#params, createView([document]), this.#context)
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }

  #eventOf(
    {id, author, timestamp}: Transaction,
    change: Change,
    transition: Transition,
    count: {current: number; total: number},
  ): object {
    const {includeMutations, includeResult, includePreviousRevision, includeEffects, visibility} =
      this.#options
    return {
      eventId: `${id}#${change.id}`,
      documentId: change.id,
      transactionId: id,
      transition,
      identity: author,
      timestamp,
      visibility,
      previousRev: change.previous?._rev,
      // A deletion has one too: the Studio waits for it before it shows that a publish is done.
      resultRev: id,
      transactionTotalEvents: count.total,
      transactionCurrentEvent: count.current,
      totalEvents: count.total,
      currentEvents: count.current,
      ...(includeMutations && {mutations: change.mutations}),
      ...(includeResult && {result: change.next}),
      ...(includePreviousRevision && {previous: change.previous}),
      ...(includeEffects && {effects: createEffects(change.previous, change.next)}),
    }
  }
}
