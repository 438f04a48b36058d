import {QueryRunner} from './groq/query-runner.ts'
import type {SlowQueryQueue} from './groq/slow-query-queue.ts'
import type {LakeSettings} from './options.ts'
import type {EventStream} from './realtime/event-stream.ts'
import type {Listener} from './realtime/listener.ts'
import {LiveEvents} from './realtime/live-events.ts'
import type {Dataset} from './store/dataset.ts'
import type {Transaction} from './store/transaction-log.ts'
import {SyncTags} from './sync-tags/sync-tags.ts'
import {TimeLimitError, withinTime} from './time-limit.ts'

type OpenListener = {listener: Listener; stream: EventStream}

/** How long one listener's query may take for one transaction, in ms. */
const listenerTimeLimit = 200

/** One dataset with everything that runs on it: queries, listeners, sync tags and live events. */
export class DatasetServices {
  readonly dataset: Dataset
  readonly runner: QueryRunner
  readonly liveEvents = new LiveEvents()
  readonly syncTags: SyncTags
  readonly #listeners = new Set<OpenListener>()

  constructor(dataset: Dataset, {projectId, limits}: LakeSettings, slowQueries: SlowQueryQueue) {
    this.dataset = dataset
    this.runner = new QueryRunner(dataset, projectId, slowQueries)
    this.syncTags = new SyncTags(this.runner, limits.taggedQueries, (changed) =>
      this.liveEvents.publish(changed),
    )
    dataset.onTransaction((transaction) => {
      for (const open of this.#listeners) sendMutationEvents(open, transaction)
    })
  }

  /** Sends the events of every following transaction. Returns a function that removes the listener. */
  addListener(open: OpenListener): () => void {
    this.#listeners.add(open)
    return () => this.#listeners.delete(open)
  }

  close(): void {
    for (const {stream} of this.#listeners) stream.close()
    this.liveEvents.close()
    this.syncTags.close()
    this.dataset.close()
  }
}

function sendMutationEvents({listener, stream}: OpenListener, transaction: Transaction): void {
  try {
    const events = withinTime(listenerTimeLimit, () => listener.eventsOf(transaction))
    for (const event of events) stream.send({name: 'mutation', ...event})
  } catch (error) {
    const reason = error instanceof TimeLimitError ? 'took too long' : 'failed'
    const description = `The listener was stopped: its query ${reason}`
    stream.send({name: 'channelError', data: {error: {type: 'queryError', description}}})
    stream.close()
  }
}
