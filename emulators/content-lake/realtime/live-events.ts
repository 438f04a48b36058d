import {randomBytes} from 'node:crypto'

import type {ChangedSyncTags} from '../sync-tags/sync-tags.ts'
import type {EventStream} from './event-stream.ts'

type Connection = {stream: EventStream; includeDrafts: boolean}

type LiveEvent = ChangedSyncTags & {id: string}

const maxEvents = 1000

/**
 * The live events of one dataset, as Sanity's Live Content API sends them: to every open connection, and the
 * last 1,000 again to clients that reconnect.
 */
export class LiveEvents {
  readonly #connections = new Set<Connection>()
  // Event ids of another process must not be taken for ours.
  readonly #processId = randomBytes(6).toString('hex')
  #events: LiveEvent[]
  readonly #maxConnections: number
  #count = 0

  constructor(maxConnections: number) {
    this.#maxConnections = maxConnections
    this.#events = [{id: this.#nextId(), published: [], drafts: []}]
  }

  /**
   * Sends `welcome`. A client that reconnects with a `Last-Event-ID` first gets the events it missed, or a `restart` when
   * they are no longer known. Where too many listen already it gets `goaway` alone, and the stream ends.
   */
  connect(connection: Connection, lastEventId: string | undefined): void {
    if (this.#connections.size >= this.#maxConnections) {
      connection.stream.send({name: 'goaway', data: {reason: 'connection limit reached'}})
      connection.stream.close()
      return
    }
    const known = this.#events.findIndex(({id}) => id === lastEventId)
    const latest = this.#events.at(-1)?.id ?? ''
    if (known >= 0) for (const event of this.#events.slice(known + 1)) send(connection, event)
    if (lastEventId !== undefined && known < 0) {
      connection.stream.send({name: 'restart', id: latest, data: {}})
    }
    connection.stream.send({name: 'welcome', id: latest, data: {}})
    this.#connections.add(connection)
  }

  disconnect(connection: Connection): void {
    this.#connections.delete(connection)
  }

  /** Sends the changed tags; tags of drafts only to connections that asked for them. */
  publish(changed: ChangedSyncTags): void {
    const event = {...changed, id: this.#nextId()}
    this.#events.push(event)
    if (this.#events.length > maxEvents) this.#events = this.#events.slice(-maxEvents)
    for (const connection of this.#connections) send(connection, event)
  }

  close(): void {
    for (const {stream} of this.#connections) stream.close()
  }

  #nextId(): string {
    this.#count += 1
    return `${this.#processId}-${this.#count}`
  }
}

function send({stream, includeDrafts}: Connection, event: LiveEvent): void {
  const tags = includeDrafts ? [...event.published, ...event.drafts] : event.published
  if (tags.length > 0) stream.send({id: event.id, data: {tags}})
}
