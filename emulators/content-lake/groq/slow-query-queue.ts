import {Worker} from 'node:worker_threads'

import {httpError, ApiError, queryError} from '../http/api-error.ts'
import type {WorkerRequest, WorkerResponse} from './query-worker.ts'

type WorkerResult = Extract<WorkerResponse, {result: unknown}>

type Job = {
  message: WorkerRequest
  resolve: (result: WorkerResult) => void
  reject: (error: Error) => void
}

/** How long a new worker may take to start and read the documents, in ms. */
const startTimeLimit = 30_000

/** How long a worker without work is kept, in ms. */
const idleTime = 30_000
const maxWaiting = 50

/**
 * Runs queries that would block everyone else, one after the other, in a worker thread that is terminated
 * when one takes too long or too much memory. The worker holds a copy of the documents, so it lives only
 * while it is needed.
 */
export class SlowQueryQueue {
  readonly #timeLimit: number
  readonly #memory: number
  readonly #waiting: Job[] = []
  #worker: Worker | null = null
  #current: Job | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  /** How long one query may run, in ms, and how much memory the worker may take, in MB. */
  constructor({timeLimit, memory = 512}: {timeLimit: number; memory?: number}) {
    this.#timeLimit = timeLimit
    this.#memory = memory
  }

  /** Rejects with 400 for a query that fails, 504 after a limit, and 503 when the queue is full or closed. */
  run(message: WorkerRequest): Promise<WorkerResult> {
    if (this.#isClosed || this.#waiting.length >= maxWaiting) {
      return Promise.reject(httpError(503, 'Too many slow queries are waiting'))
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({message, resolve, reject})
      this.#startNext()
    })
  }

  /** Drops the worker's copies of datasets. A query that runs there ends with an error. */
  forget(): void {
    if (this.#current) this.#stopCurrent('its dataset was deleted')
    else this.#endWorker()
  }

  /** Ends the worker, and rejects the queries that wait with 503. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    void this.#worker?.terminate()
    this.#worker = null
    for (const {reject} of this.#waiting.splice(0)) reject(httpError(503, 'The content lake stops'))
  }

  #startNext(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    const next = this.#waiting.shift()
    if (!next) {
      this.#timer = setTimeout(() => this.#endWorker(), idleTime).unref()
      return
    }
    this.#current = next
    this.#worker ??= this.#startWorker()
    this.#worker.postMessage(next.message)
    this.#stopIn(startTimeLimit)
  }

  #stopIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    const reason = `it took longer than ${this.#timeLimit / 1000} s`
    this.#timer = setTimeout(() => this.#stopCurrent(reason), milliseconds).unref()
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      resourceLimits: {maxOldGenerationSizeMb: this.#memory},
    })
    worker.unref()
    worker.on('message', (response: WorkerResponse) => {
      // A terminated worker may still send something, which does not belong to the next job.
      if (this.#worker !== worker) return
      // A new worker reads the documents first; the time limit of the query begins here.
      if ('started' in response) return this.#stopIn(this.#timeLimit)
      const {query} = this.#current?.message.request ?? {query: ''}
      if ('result' in response) this.#finish((current) => current.resolve(response))
      else this.#finish((current) => current.reject(queryError(query, response.error)))
    })
    worker.on('error', (error) => {
      if (this.#worker !== worker) return
      this.#worker = null
      this.#finish((current) =>
        current.reject(stoppedError(current, `it failed: ${error.message}`)),
      )
    })
    return worker
  }

  #stopCurrent(reason: string): void {
    this.#endWorker()
    this.#finish((current) => current.reject(stoppedError(current, reason)))
  }

  #endWorker(): void {
    void this.#worker?.terminate()
    this.#worker = null
  }

  #finish(settle: (current: Job) => void): void {
    const current = this.#current
    this.#current = null
    if (current) settle(current)
    this.#startNext()
  }
}

function stoppedError({message}: Job, reason: string): ApiError {
  const description = `The query was stopped: ${reason}`
  const {query} = message.request
  return new ApiError(504, description, {error: {type: 'queryTimeoutError', description, query}})
}
