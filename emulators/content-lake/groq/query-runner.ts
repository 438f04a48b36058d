import {ApiError} from '../http/api-error.ts'
import type {Dataset} from '../store/dataset.ts'
import {TimeLimitError, withinTime} from '../time-limit.ts'
import {needsAsync} from './evaluate.ts'
import {
  type DatasetRef,
  evaluationError,
  executeQuery,
  type QueryRequest,
  type QueryResult,
} from './execute-query.ts'
import {parseQuery} from './parse-query.ts'
import {PerspectiveViews} from './perspective-view.ts'
import type {SlowQueryQueue} from './slow-query-queue.ts'

/** `sequence` is that of the dataset when the query ran. */
export type SequencedResult = QueryResult & {sequence: number}

/** How long a query may run in this thread before it moves to the queue for slow ones, in ms. */
const inlineTimeLimit = 250
/** How long a slow query goes straight to the queue, in ms. */
const slowFor = 60_000
const maxSlowQueries = 200

/** Runs the queries of one dataset without ever blocking the process for long. */
export class QueryRunner {
  readonly dataset: Dataset
  readonly #datasetRef: DatasetRef
  readonly #slowQueries: SlowQueryQueue
  readonly #views: PerspectiveViews
  readonly #slowUntil = new Map<string, number>()

  constructor(dataset: Dataset, projectId: string, slowQueries: SlowQueryQueue) {
    this.dataset = dataset
    this.#datasetRef = {projectId, dataset: dataset.name}
    this.#slowQueries = slowQueries
    this.#views = new PerspectiveViews(dataset)
  }

  /** Rejects with 400 for a wrong query, 504 for one that takes too long, 503 when too many slow ones wait. */
  async run(request: QueryRequest): Promise<SequencedResult> {
    const inline = this.#isSlow(request) ? null : this.#runInline(request)
    if (inline) return {...inline, sequence: this.dataset.sequence}
    parseQuery(request.query, request.params)
    const {result, sequence} = await this.#slowQueries.run({
      file: this.dataset.file,
      dataset: this.#datasetRef,
      request,
    })
    return {...result, sequence}
  }

  /** Null when the query took too long or needs asynchronous evaluation. */
  #runInline(request: QueryRequest): QueryResult | null {
    try {
      return withinTime(inlineTimeLimit, () => executeQuery(request, this.#views, this.#datasetRef))
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (error instanceof TimeLimitError) this.#markSlow(request)
      else if (!needsAsync(error)) throw evaluationError(request, error)
      return null
    }
  }

  #isSlow({query}: QueryRequest): boolean {
    return (this.#slowUntil.get(query) ?? 0) > Date.now()
  }

  #markSlow({query}: QueryRequest): void {
    if (this.#slowUntil.size > maxSlowQueries) this.#slowUntil.clear()
    this.#slowUntil.set(query, Date.now() + slowFor)
  }
}
