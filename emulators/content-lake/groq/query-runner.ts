import {LakeError} from '../lake-error.ts'
import type {Dataset} from '../store/dataset.ts'
import {TimeLimitError, withinTime} from '../time-limit.ts'
import {type Answer, answerQuestion, evaluationError, type Question} from './answer.ts'
import {needsAsync} from './evaluate.ts'
import type {SlowQueries} from './slow-queries.ts'
import {parseQuery} from './syntax.ts'
import {Views} from './view.ts'

/** `version` is that of the documents the answer was made from. */
export type VersionedAnswer = Answer & {version: number}

/** What a query may take here before it goes to the thread for slow ones, in ms. */
const inlineTime = 250
const slowFor = 60_000

/** Answers the queries of one dataset without ever blocking the process for long. */
export class QueryRunner {
  readonly dataset: Dataset
  readonly #projectId: string
  readonly #slowQueries: SlowQueries
  readonly #views: Views
  readonly #slowUntil = new Map<string, number>()

  constructor(dataset: Dataset, projectId: string, slowQueries: SlowQueries) {
    this.dataset = dataset
    this.#projectId = projectId
    this.#slowQueries = slowQueries
    this.#views = new Views(dataset)
  }

  /** Rejects with 400 for a query that is wrong and with 504 for one that runs away. */
  async ask(question: Question): Promise<VersionedAnswer> {
    const quick = this.#isSlow(question) ? null : this.#askHere(question)
    if (quick) return {...quick, version: this.dataset.version}
    parseQuery(question.query, question.params)
    const place = {projectId: this.#projectId, dataset: this.dataset.name}
    const {answer, version} = await this.#slowQueries.ask({
      file: this.dataset.file,
      place,
      question,
    })
    return {...answer, version}
  }

  #askHere(question: Question): Answer | null {
    const place = {projectId: this.#projectId, dataset: this.dataset.name}
    try {
      return withinTime(inlineTime, () => answerQuestion(question, this.#views, place))
    } catch (error) {
      if (error instanceof LakeError) throw error
      if (error instanceof TimeLimitError) this.#markSlow(question)
      else if (!needsAsync(error)) throw evaluationError(question, error)
      return null
    }
  }

  #isSlow({query}: Question): boolean {
    return (this.#slowUntil.get(query) ?? 0) > Date.now()
  }

  #markSlow({query}: Question): void {
    if (this.#slowUntil.size > 200) this.#slowUntil.clear()
    this.#slowUntil.set(query, Date.now() + slowFor)
  }
}
