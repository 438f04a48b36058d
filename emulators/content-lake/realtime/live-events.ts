import {randomBytes} from 'node:crypto'

import type {ChangedTags} from './change-watch.ts'
import type {EventStream} from './event-stream.ts'

type Connection = {stream: EventStream; includeDrafts: boolean}

type LiveEvent = ChangedTags & {id: string}

const kept = 1000

/** The live events of one dataset: told to every open connection, and kept for those that come back. */
export class LiveEvents {
  readonly #connections = new Set<Connection>()
  // Ids of another process, or of a folder that was emptied, must not be taken for ours.
  readonly #run = randomBytes(6).toString('hex')
  #events: LiveEvent[]
  #count = 0

  constructor() {
    this.#events = [{id: this.#nextId(), published: [], drafts: []}]
  }

  /**
   * Opens with `welcome`; a connection that comes back first gets what it missed, or `restart` where
   * that is not known any more.
   */
  connect(connection: Connection, lastEventId: string | undefined): void {
    const known = this.#events.findIndex(({id}) => id === lastEventId)
    const latest = this.#events.at(-1)?.id ?? ''
    if (known >= 0) for (const event of this.#events.slice(known + 1)) send(connection, event)
    connection.stream.send({name: 'welcome', id: latest, data: {}})
    if (lastEventId !== undefined && known < 0) {
      connection.stream.send({name: 'restart', id: latest, data: {}})
    }
    this.#connections.add(connection)
  }

  disconnect(connection: Connection): void {
    this.#connections.delete(connection)
  }

  publish(changed: ChangedTags): void {
    const event = {...changed, id: this.#nextId()}
    this.#events.push(event)
    if (this.#events.length > kept) this.#events = this.#events.slice(-kept)
    for (const connection of this.#connections) send(connection, event)
  }

  #nextId(): string {
    this.#count += 1
    return `${this.#run}-${this.#count}`
  }
}

function send({stream, includeDrafts}: Connection, event: LiveEvent): void {
  const tags = includeDrafts ? [...event.published, ...event.drafts] : event.published
  if (tags.length > 0) stream.send({id: event.id, data: {tags}})
}
