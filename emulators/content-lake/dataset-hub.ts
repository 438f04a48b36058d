import {QueryRunner} from './groq/query-runner.ts'
import type {SlowQueries} from './groq/slow-queries.ts'
import {ChangeWatch} from './realtime/change-watch.ts'
import type {EventStream} from './realtime/event-stream.ts'
import type {Listener} from './realtime/listener.ts'
import {LiveEvents} from './realtime/live-events.ts'
import type {Dataset} from './store/dataset.ts'
import type {Transaction} from './store/transaction-log.ts'
import {TimeLimitError, withinTime} from './time-limit.ts'

type Listening = {listener: Listener; stream: EventStream}

/** What one listener's query may take for one transaction, in ms. */
const listenTime = 200

/** A dataset with those who ask it and those who hear of its changes. */
export class DatasetHub {
  readonly dataset: Dataset
  readonly runner: QueryRunner
  readonly live = new LiveEvents()
  readonly watch: ChangeWatch
  readonly #listening = new Set<Listening>()

  constructor(dataset: Dataset, projectId: string, slowQueries: SlowQueries) {
    this.dataset = dataset
    this.runner = new QueryRunner(dataset, projectId, slowQueries)
    this.watch = new ChangeWatch(this.runner, (changed) => this.live.publish(changed))
    dataset.onTransaction((transaction) => {
      for (const listening of this.#listening) tell(listening, transaction)
    })
  }

  /** Returns how to stop listening. */
  listen(listening: Listening): () => void {
    this.#listening.add(listening)
    return () => this.#listening.delete(listening)
  }

  close(): void {
    this.watch.close()
    this.dataset.close()
  }
}

function tell({listener, stream}: Listening, transaction: Transaction): void {
  try {
    const events = withinTime(listenTime, () => listener.eventsOf(transaction))
    for (const event of events) stream.send({name: 'mutation', ...event})
  } catch (error) {
    const reason = error instanceof TimeLimitError ? 'took too long' : 'failed'
    const description = `The listener was stopped: its query ${reason}`
    stream.send({name: 'channelError', data: {error: {type: 'queryError', description}}})
    stream.close()
  }
}
