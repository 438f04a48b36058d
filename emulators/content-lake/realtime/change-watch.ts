import {setImmediate} from 'node:timers/promises'

import type {Question} from '../groq/answer.ts'
import type {QueryRunner, VersionedAnswer} from '../groq/query-runner.ts'
import {isPublished} from '../store/document.ts'
import type {Transaction} from '../store/transaction-log.ts'
import {hashOf, RememberedQueries, type RememberedQuery} from './remembered-queries.ts'
import {loadQuestions, saveQuestions} from './remembered-store.ts'

/** The tags of results that changed: of the published perspective, and of all others. */
export type ChangedTags = {published: string[]; drafts: string[]}

/** Types that transactions changed and that are still to be looked at. */
type Pending = {published: Set<string>; all: Set<string>}

/** How long the remembered queries may be asked again before others get their turn, in ms. */
const slice = 20
const saveAfter = 1000

/**
 * Finds out which results a transaction changed, by asking the remembered queries again. So an open
 * page hears only of changes to what it shows.
 */
export class ChangeWatch {
  readonly #runner: QueryRunner
  readonly #report: (changed: ChangedTags) => void
  readonly #published = new RememberedQueries()
  // Drafts change with every key stroke in the Studio; its queries must not push out the site's.
  readonly #drafts = new RememberedQueries()
  #pending: Pending | null = null
  #running = false
  #saveTimer: NodeJS.Timeout | undefined

  constructor(runner: QueryRunner, report: (changed: ChangedTags) => void) {
    this.#runner = runner
    this.#report = report
    runner.dataset.onTransaction((transaction) => this.#note(transaction))
    void this.#recall()
  }

  /** Remembers the query with the result it had, and returns its tag. Raw queries have none. */
  tagOf(question: Question, answer: VersionedAnswer): string | null {
    if (question.perspective === 'raw' || isTooLarge(question)) return null
    const {query, isNew} = this.#bookOf(question).remember({...question, sourceMap: false})
    const isCurrent = answer.version === this.#runner.dataset.version
    const hash = hashOf(answer.result)
    if (isNew || isCurrent) {
      // Others may show the result as it was before the change that is still to be looked at.
      const isToTell = !isNew && query.hash !== hash && (this.#running || this.#pending !== null)
      query.hash = hash
      if (isToTell) this.#tell([query])
    }
    if (!isCurrent) void this.#lookAt([query])
    if (isNew && this.#bookOf(question) === this.#published) this.#saveSoon()
    return query.tag
  }

  close(): void {
    if (this.#saveTimer) this.#save()
  }

  /** Takes up the queries that pages may still show from before a restart, with their results. */
  async #recall(): Promise<void> {
    const queries = loadQuestions(this.#runner.dataset.database).flatMap((question) => {
      try {
        return this.#published.remember(question).query
      } catch {
        // Of another version of the query language.
        return []
      }
    })
    for (const query of queries) {
      await setImmediate()
      // A change has come first: the result before it is not to be had, so its query counts as changed.
      if (this.#running || this.#pending) return
      if (query.hash === null) await this.#hasChanged(query)
    }
  }

  #bookOf({perspective}: Question): RememberedQueries {
    return String(perspective) === 'published' ? this.#published : this.#drafts
  }

  #note({changes}: Transaction): void {
    this.#pending ??= {published: new Set(), all: new Set()}
    for (const {id, previous, next} of changes) {
      for (const document of [previous, next]) {
        if (!document) continue
        this.#pending.all.add(document._type)
        if (isPublished(id)) this.#pending.published.add(document._type)
      }
    }
    if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    // The transaction is answered first.
    await setImmediate()
    for (let pending = this.#take(); pending; pending = this.#take()) {
      const {published, all} = pending
      await this.#lookAt([
        ...this.#published.all().filter((query) => isAffected(query, published)),
        ...this.#drafts.all().filter((query) => isAffected(query, all)),
      ])
    }
    this.#running = false
  }

  #take(): Pending | null {
    const pending = this.#pending
    this.#pending = null
    return pending
  }

  async #lookAt(queries: RememberedQuery[]): Promise<void> {
    let changed: RememberedQuery[] = []
    let started = performance.now()
    for (const query of queries) {
      if (await this.#hasChanged(query)) changed.push(query)
      if (performance.now() - started < slice) continue
      this.#tell(changed)
      changed = []
      await setImmediate()
      started = performance.now()
    }
    this.#tell(changed)
  }

  async #hasChanged(query: RememberedQuery): Promise<boolean> {
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

  #tell(queries: RememberedQuery[]): void {
    if (queries.length === 0) return
    const changed: ChangedTags = {published: [], drafts: []}
    for (const {question, tag} of queries) {
      changed[this.#bookOf(question) === this.#published ? 'published' : 'drafts'].push(tag)
    }
    this.#report(changed)
  }

  #saveSoon(): void {
    this.#saveTimer ??= setTimeout(() => this.#save(), saveAfter).unref()
  }

  #save(): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    const questions = this.#published.all().map(({question}) => question)
    try {
      saveQuestions(this.#runner.dataset.database, questions.reverse())
    } catch {
      // A full disk: after a restart, pages that are still open ask anew when they reconnect.
    }
  }
}

/** A thousand of them must fit into memory. */
function isTooLarge({query, params}: Question): boolean {
  return query.length + JSON.stringify(params).length > 65_536
}

function isAffected({types}: RememberedQuery, changed: ReadonlySet<string>): boolean {
  if (changed.size === 0) return false
  return types === null || [...types].some((type) => changed.has(type))
}
