import {setImmediate} from 'node:timers/promises'

import type {QueryRequest} from '../groq/execute-query.ts'
import type {QueryRunner, SequencedResult} from '../groq/query-runner.ts'
import {isPublished} from '../store/document.ts'
import type {Transaction} from '../store/transaction-log.ts'
import {ResultChangeDetector} from './result-change-detector.ts'
import {hashOf} from './tagged-queries.ts'
import {loadTaggedQueries, saveTaggedQueries} from './tagged-query-store.ts'

const saveDelay = 1000 // ms

/** Sync tags of the results that a transaction changed: of the published perspective, and of all others. */
export type ChangedSyncTags = {published: string[]; drafts: string[]}

/**
 * The sync tags of a dataset. Every query result carries a tag of its own, and after a transaction the tags
 * of the results that it changed go to `onChange`, which sends them as a live event. To find them, the
 * recent queries are run again. Sanity documents what a client does with tags, not how the server makes
 * them; one tag for a query means that an open page fetches again only what it shows.
 */
export class SyncTags {
  readonly #runner: QueryRunner
  readonly #published: ResultChangeDetector
  // Drafts change with every keystroke in the Studio: their queries must neither evict those of the site
  // nor delay them.
  readonly #drafts: ResultChangeDetector
  #saveTimer: NodeJS.Timeout | undefined

  /** `limit` is how many published queries, and how many others, keep their tags. */
  constructor(runner: QueryRunner, limit: number, onChange: (changed: ChangedSyncTags) => void) {
    this.#runner = runner
    this.#published = new ResultChangeDetector(runner, limit, (published) =>
      onChange({published, drafts: []}),
    )
    this.#drafts = new ResultChangeDetector(runner, limit, (drafts) =>
      onChange({published: [], drafts}),
    )
    runner.dataset.onTransaction((transaction) => this.#onTransaction(transaction))
    void this.#restore()
  }

  /** Stores the query with the result it had and returns its tag; null for the raw perspective, as on Sanity. */
  tagFor(request: QueryRequest, result: SequencedResult): string | null {
    if (request.perspective === 'raw' || isTooLarge(request)) return null
    const detector = String(request.perspective) === 'published' ? this.#published : this.#drafts
    const {query, isNew} = detector.queries.add({...request, sourceMap: false})
    const isCurrent = result.sequence === this.#runner.dataset.sequence
    const hash = hashOf(result.result)
    if (isNew || isCurrent) {
      // Others may show the result from before a change that is not compared yet. Storing the new hash
      // hides that change from the comparison, so it is reported here.
      const isUnreported = !isNew && query.hash !== hash && detector.isBusy
      query.hash = hash
      if (isUnreported) detector.report([query])
    }
    if (!isCurrent) void detector.compare([query])
    if (isNew && detector === this.#published) this.#saveSoon()
    return query.tag
  }

  close(): void {
    if (this.#saveTimer) this.#save()
  }

  /** Loads the queries that open pages may still show from before a restart, and runs each once. */
  async #restore(): Promise<void> {
    const queries = loadTaggedQueries(this.#runner.dataset.database).flatMap((request) => {
      try {
        return this.#published.queries.add(request).query
      } catch {
        // Stored by a version of the emulator that parsed other queries.
        return []
      }
    })
    for (const query of queries) {
      await setImmediate()
      // After a change the earlier result is lost, so queries without a hash count as changed.
      if (this.#published.isBusy) return
      if (query.hash === null) await this.#published.hasChanged(query)
    }
  }

  #onTransaction({changes}: Transaction): void {
    const documents = changes.flatMap(({id, previous, next}) =>
      [previous, next].flatMap((document) => (document ? [{id, type: document._type}] : [])),
    )
    const published = documents.filter(({id}) => isPublished(id))
    this.#published.onTypesChanged(published.map(({type}) => type))
    this.#drafts.onTypesChanged(documents.map(({type}) => type))
  }

  #saveSoon(): void {
    this.#saveTimer ??= setTimeout(() => this.#save(), saveDelay).unref()
  }

  #save(): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    const requests = this.#published.queries.newestFirst().map(({request}) => request)
    try {
      saveTaggedQueries(this.#runner.dataset.database, requests.reverse())
    } catch {
      // The disk is full. After a restart, open pages fetch again when they reconnect.
    }
  }
}

/** A thousand queries must fit into memory. */
function isTooLarge({query, params}: QueryRequest): boolean {
  return query.length + JSON.stringify(params).length > 65_536
}
