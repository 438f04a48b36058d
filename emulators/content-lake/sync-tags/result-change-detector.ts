import {setImmediate} from 'node:timers/promises'

import type {QueryRunner} from '../groq/query-runner.ts'
import {hashOf, TaggedQueries, type TaggedQuery} from './tagged-queries.ts'

/** How long queries are run again before other requests get their turn, in ms. */
const timeSlice = 20

/** Runs tagged queries again when documents change, and reports the sync tags of those with another result. */
export class ResultChangeDetector {
  readonly queries: TaggedQueries
  readonly #runner: QueryRunner
  readonly #onChange: (tags: string[]) => void
  /** Document types that transactions changed and whose queries have not been compared yet. */
  #pendingTypes = new Set<string>()
  #isBusy = false

  /** `limit` is how many queries it keeps. */
  constructor(runner: QueryRunner, limit: number, onChange: (tags: string[]) => void) {
    this.queries = new TaggedQueries(limit)
    this.#runner = runner
    this.#onChange = onChange
  }

  /** Whether the results of some change are still being compared. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Starts to compare the results of queries that read documents of these types. */
  onTypesChanged(types: Iterable<string>): void {
    for (const type of types) this.#pendingTypes.add(type)
    if (this.#pendingTypes.size > 0 && !this.#isBusy) void this.#comparePending()
  }

  /**
   * Runs the queries again and reports those whose result differs from the last one. Those that take long, such as
   * that of a build for every page, come last: neither requests nor events of the others wait for them.
   */
  async compare(queries: TaggedQuery[]): Promise<void> {
    let changed: TaggedQuery[] = []
    let sliceStart = performance.now()
    for (const query of [...queries.filter(isQuick), ...queries.filter((each) => !isQuick(each))]) {
      if (performance.now() - sliceStart + query.duration >= timeSlice) {
        this.report(changed)
        changed = []
        await setImmediate()
        sliceStart = performance.now()
      }
      if (await this.hasChanged(query)) changed.push(query)
    }
    this.report(changed)
  }

  /** Runs the query again and stores the hash of its result. A query that fails counts as changed. */
  async hasChanged(query: TaggedQuery): Promise<boolean> {
    const before = query.hash
    const start = performance.now()
    try {
      const {result} = await this.#runner.run(query.request)
      query.hash = hashOf(result)
    } catch {
      // Pages that show it get the error when they fetch again.
      query.hash = null
    }
    query.duration = performance.now() - start
    return query.hash === null || query.hash !== before
  }

  report(queries: TaggedQuery[]): void {
    if (queries.length > 0) this.#onChange(queries.map(({tag}) => tag))
  }

  async #comparePending(): Promise<void> {
    this.#isBusy = true
    // The response to the transaction goes out first.
    await setImmediate()
    while (this.#pendingTypes.size > 0) {
      const types = this.#pendingTypes
      this.#pendingTypes = new Set()
      await this.compare(this.queries.newestFirst().filter((query) => isAffected(query, types)))
    }
    this.#isBusy = false
  }
}

function isQuick({duration}: TaggedQuery): boolean {
  return duration < timeSlice
}

function isAffected({types}: TaggedQuery, changed: ReadonlySet<string>): boolean {
  return types === null || [...types].some((type) => changed.has(type))
}
