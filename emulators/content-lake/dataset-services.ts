import {QueryRunner} from './groq/query-runner.ts'
import type {SlowQueryQueue} from './groq/slow-query-queue.ts'
import {transactionsFrom} from './history/missed-transactions.ts'
import type {ResolvedOptions} from './options.ts'
import type {EventStream} from './realtime/event-stream.ts'
import type {Listener} from './realtime/listener.ts'
import {LiveEvents} from './realtime/live-events.ts'
import type {Dataset} from './store/dataset.ts'
import {randomId} from './store/document.ts'
import {latestTransactionId, type Transaction} from './store/transaction-log.ts'
import {SyncTags} from './sync-tags/sync-tags.ts'
import {TimeLimitError, withinTime} from './time-limit.ts'

type OpenListener = {listener: Listener; stream: EventStream}

/** How long one listener's query may take for one transaction, in ms. */
const listenerTimeLimit = 200

/** One dataset with everything that runs on it: queries, listeners, sync tags and live events. */
export class DatasetServices {
  readonly dataset: Dataset
  readonly runner: QueryRunner
  readonly liveEvents: LiveEvents
  readonly syncTags: SyncTags
  readonly #listeners = new Set<OpenListener>()
  readonly #maxMissed: number

  constructor(dataset: Dataset, {projectId, limits}: ResolvedOptions, slowQueries: SlowQueryQueue) {
    this.dataset = dataset
    this.#maxMissed = limits.missedTransactions
    this.liveEvents = new LiveEvents(limits.liveConnections)
    this.runner = new QueryRunner(dataset, projectId, slowQueries)
    this.syncTags = new SyncTags(this.runner, limits.taggedQueries, (changed) =>
      this.liveEvents.publish(changed),
    )
    dataset.onTransaction((transaction) => {
      for (const open of this.#listeners) sendMutationEvents(open, transaction)
    })
  }

  /**
   * Welcomes a listener and sends it the events of every following transaction. One that resumes after the event with
   * the id `lastEventId` first gets what it missed, or a `reset` where that is not known any more. Returns a function
   * that removes the listener.
   */
  addListener(open: OpenListener, lastEventId?: string): () => void {
    this.#welcome(open, lastEventId)
    // What it missed may have taken too long.
    if (!open.stream.isClosed) this.#listeners.add(open)
    return () => this.#listeners.delete(open)
  }

  close(): void {
    for (const {stream} of this.#listeners) stream.close()
    this.liveEvents.close()
    this.syncTags.close()
    this.dataset.close()
  }

  #welcome(open: OpenListener, lastEventId: string | undefined) {
    const {database} = this.dataset
    const data = {listenerName: randomId()}
    // With an id even a client that has received no other event can say where it stopped.
    const id = latestTransactionId(database)
    const position = id === undefined ? {} : {id}
    if (lastEventId === undefined) {
      open.stream.send({name: 'welcome', data, ...position})
      return
    }
    const [lastTransaction = ''] = lastEventId.split('#')
    const missed = transactionsFrom(database, lastTransaction, this.#maxMissed)
    if (!missed) {
      open.stream.send({name: 'reset', data, ...position})
      return
    }
    open.stream.send({name: 'welcomeback', data})
    for (const transaction of missed) sendMutationEvents(open, transaction, lastEventId)
  }
}

/** Sends the transaction's events that come after `lastEventId`: none where that is the transaction itself. */
function sendMutationEvents(
  {listener, stream}: OpenListener,
  transaction: Transaction,
  lastEventId?: string,
): void {
  if (transaction.id === lastEventId) return
  try {
    const events = withinTime(listenerTimeLimit, () => listener.eventsOf(transaction))
    const received = events.findIndex(({id}) => id === lastEventId)
    for (const event of events.slice(received + 1)) stream.send({name: 'mutation', ...event})
  } catch (error) {
    const reason = error instanceof TimeLimitError ? 'took too long' : 'failed'
    const description = `The listener was stopped: its query ${reason}`
    stream.send({name: 'channelError', data: {error: {type: 'queryError', description}}})
    stream.close()
  }
}
