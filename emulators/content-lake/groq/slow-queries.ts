import {Worker} from 'node:worker_threads'

import {httpError, LakeError, queryError} from '../lake-error.ts'
import type {WorkerAnswer, WorkerQuestion} from './query-worker.ts'

type Told = Extract<WorkerAnswer, {answer: unknown}>

type Waiting = {
  asked: WorkerQuestion
  resolve: (told: Told) => void
  reject: (error: Error) => void
}

/** What a new thread may take to start and read the documents, in ms. */
const startTime = 30_000

/** Times are in ms, memory is in MB. */
export type SlowQueryLimits = {timeLimit: number; idleTime: number; queue: number; memory: number}

/**
 * Answers, one after the other, the queries that would hold up everyone else, in a thread that is
 * ended when one takes too long or too much memory. The thread holds a copy of the documents, so it
 * lives only while it is needed.
 */
export class SlowQueries {
  readonly #limits: SlowQueryLimits
  readonly #waiting: Waiting[] = []
  #worker: Worker | null = null
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(limits: Partial<SlowQueryLimits> = {}) {
    this.#limits = {timeLimit: 5000, idleTime: 30_000, queue: 50, memory: 512, ...limits}
  }

  /** Rejects with 504 after the time limit and with 503 when too many are waiting. */
  ask(asked: WorkerQuestion): Promise<Told> {
    if (this.#isClosed || this.#waiting.length >= this.#limits.queue) {
      return Promise.reject(httpError(503, 'Too many slow queries are waiting'))
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({asked, resolve, reject})
      this.#next()
    })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    void this.#worker?.terminate()
    this.#worker = null
    for (const {reject} of this.#waiting.splice(0)) reject(httpError(503, 'The content lake stops'))
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    const next = this.#waiting.shift()
    if (!next) {
      this.#timer = setTimeout(() => this.#endWorker(), this.#limits.idleTime).unref()
      return
    }
    this.#current = next
    this.#worker ??= this.#startWorker()
    this.#worker.postMessage(next.asked)
    this.#stopIn(startTime)
  }

  #stopIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#stopCurrent(), milliseconds).unref()
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      resourceLimits: {maxOldGenerationSizeMb: this.#limits.memory},
    })
    worker.unref()
    worker.on('message', (told: WorkerAnswer) => {
      // What a thread that was ended still says is not for the question that came after.
      if (this.#worker !== worker) return
      // A new thread first reads the documents; the query's own time starts here.
      if ('begun' in told) return this.#stopIn(this.#limits.timeLimit)
      const {query} = this.#current?.asked.question ?? {query: ''}
      if ('answer' in told) this.#finish((current) => current.resolve(told))
      else this.#finish((current) => current.reject(queryError(query, told.error)))
    })
    worker.on('error', (error) => {
      if (this.#worker !== worker) return
      this.#worker = null
      this.#finish((current) => current.reject(stopped(current, `it failed: ${error.message}`)))
    })
    return worker
  }

  #stopCurrent(): void {
    this.#endWorker()
    const seconds = this.#limits.timeLimit / 1000
    this.#finish((current) => current.reject(stopped(current, `it took longer than ${seconds} s`)))
  }

  #endWorker(): void {
    void this.#worker?.terminate()
    this.#worker = null
  }

  #finish(settle: (current: Waiting) => void): void {
    const current = this.#current
    this.#current = null
    if (current) settle(current)
    this.#next()
  }
}

function stopped({asked}: Waiting, reason: string): LakeError {
  const description = `The query was stopped: ${reason}`
  const {query} = asked.question
  return new LakeError(504, description, {error: {type: 'queryTimeoutError', description, query}})
}
