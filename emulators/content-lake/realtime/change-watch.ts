import {setImmediate} from 'node:timers/promises'

import type {Question} from '../groq/answer.ts'
import type {QueryRunner, VersionedAnswer} from '../groq/query-runner.ts'
import {isPublished} from '../store/document.ts'
import type {Transaction} from '../store/transaction-log.ts'
import {hashOf} from './remembered-queries.ts'
import {loadQuestions, saveQuestions} from './remembered-store.ts'
import {ResultWatch} from './result-watch.ts'

/** The tags of results that changed: of the published perspective, and of all others. */
export type ChangedTags = {published: string[]; drafts: string[]}

const saveAfter = 1000

/**
 * Finds out which results a transaction changed, by asking the remembered queries again. So an open
 * page hears only of changes to what it shows.
 */
export class ChangeWatch {
  readonly #runner: QueryRunner
  readonly #published: ResultWatch
  // Drafts change with every key stroke in the Studio; its queries must neither push out the site's nor
  // keep them waiting.
  readonly #drafts: ResultWatch
  #saveTimer: NodeJS.Timeout | undefined

  constructor(runner: QueryRunner, report: (changed: ChangedTags) => void) {
    this.#runner = runner
    this.#published = new ResultWatch(runner, (published) => report({published, drafts: []}))
    this.#drafts = new ResultWatch(runner, (drafts) => report({published: [], drafts}))
    runner.dataset.onTransaction((transaction) => this.#note(transaction))
    void this.#recall()
  }

  /** Remembers the query with the result it had, and returns its tag. Raw queries have none. */
  tagOf(question: Question, answer: VersionedAnswer): string | null {
    if (question.perspective === 'raw' || isTooLarge(question)) return null
    const watch = String(question.perspective) === 'published' ? this.#published : this.#drafts
    const {query, isNew} = watch.queries.remember({...question, sourceMap: false})
    const isCurrent = answer.version === this.#runner.dataset.version
    const hash = hashOf(answer.result)
    if (isNew || isCurrent) {
      // Others may show the result as it was before the change that is still to be looked at.
      const isToTell = !isNew && query.hash !== hash && watch.isLooking
      query.hash = hash
      if (isToTell) watch.tell([query])
    }
    if (!isCurrent) void watch.lookAt([query])
    if (isNew && watch === this.#published) this.#saveSoon()
    return query.tag
  }

  close(): void {
    if (this.#saveTimer) this.#save()
  }

  /** Takes up the queries that pages may still show from before a restart, with their results. */
  async #recall(): Promise<void> {
    const queries = loadQuestions(this.#runner.dataset.database).flatMap((question) => {
      try {
        return this.#published.queries.remember(question).query
      } catch {
        // Of another version of the query language.
        return []
      }
    })
    for (const query of queries) {
      await setImmediate()
      // A change has come first: the result before it is not to be had, so its query counts as changed.
      if (this.#published.isLooking) return
      if (query.hash === null) await this.#published.hasChanged(query)
    }
  }

  #note({changes}: Transaction): void {
    const documents = changes.flatMap(({id, previous, next}) =>
      [previous, next].flatMap((document) => (document ? [{id, type: document._type}] : [])),
    )
    const published = documents.filter(({id}) => isPublished(id))
    this.#published.note(published.map(({type}) => type))
    this.#drafts.note(documents.map(({type}) => type))
  }

  #saveSoon(): void {
    this.#saveTimer ??= setTimeout(() => this.#save(), saveAfter).unref()
  }

  #save(): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    const questions = this.#published.queries.all().map(({question}) => question)
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
