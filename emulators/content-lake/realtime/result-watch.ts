import {setImmediate} from 'node:timers/promises'

import type {QueryRunner} from '../groq/query-runner.ts'
import {hashOf, RememberedQueries, type RememberedQuery} from './remembered-queries.ts'

/** How long remembered queries may be asked again before others get their turn, in ms. */
const slice = 20

/** Asks remembered queries again when documents change, and reports the tags of those with another result. */
export class ResultWatch {
  readonly queries = new RememberedQueries()
  readonly #runner: QueryRunner
  readonly #report: (tags: string[]) => void
  /** Types that transactions changed and that are still to be looked at. */
  #pending = new Set<string>()
  #running = false

  constructor(runner: QueryRunner, report: (tags: string[]) => void) {
    this.#runner = runner
    this.#report = report
  }

  /** Whether a change has been noted that is not looked at to its end. */
  get isLooking(): boolean {
    return this.#running
  }

  /** Takes note of documents of these types that changed. */
  note(types: Iterable<string>): void {
    for (const type of types) this.#pending.add(type)
    if (this.#pending.size > 0 && !this.#running) void this.#run()
  }

  async lookAt(queries: RememberedQuery[]): Promise<void> {
    let changed: RememberedQuery[] = []
    let started = performance.now()
    for (const query of queries) {
      if (await this.hasChanged(query)) changed.push(query)
      if (performance.now() - started < slice) continue
      this.tell(changed)
      changed = []
      await setImmediate()
      started = performance.now()
    }
    this.tell(changed)
  }

  /** Asks the query again. One whose result is not to be had counts as changed. */
  async hasChanged(query: RememberedQuery): Promise<boolean> {
    const before = query.hash
    try {
      const {result} = await this.#runner.ask(query.question)
      query.hash = hashOf(result)
    } catch {
      // Not known: whoever shows it finds out by asking.
      query.hash = null
    }
    return query.hash === null || query.hash !== before
  }

  tell(queries: RememberedQuery[]): void {
    if (queries.length > 0) this.#report(queries.map(({tag}) => tag))
  }

  async #run(): Promise<void> {
    this.#running = true
    // The transaction is answered first.
    await setImmediate()
    while (this.#pending.size > 0) {
      const types = this.#pending
      this.#pending = new Set()
      await this.lookAt(this.queries.all().filter((query) => isAffected(query, types)))
    }
    this.#running = false
  }
}

function isAffected({types}: RememberedQuery, changed: ReadonlySet<string>): boolean {
  return types === null || [...types].some((type) => changed.has(type))
}
