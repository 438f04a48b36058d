import type {LakeContext} from '../http/request-context.ts'

const keepAliveInterval = 15_000 // ms
/** A client that is this many bytes behind is disconnected; it reconnects and starts over. */
const backlogLimit = 8_000_000

/** One open response of server-sent events, with a comment every 15 s that keeps it alive. */
export class EventStream {
  readonly response: Response
  readonly #encoder = new TextEncoder()
  readonly #onClose: () => void
  readonly #timer: NodeJS.Timeout
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null

  /** `onClose` is called once, whichever side ends the stream. */
  constructor(context: LakeContext, onClose: () => void) {
    this.#onClose = onClose
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        cancel: () => this.close(),
      },
      new ByteLengthQueuingStrategy({highWaterMark: 0}),
    )
    this.#timer = setInterval(() => this.#write(':\n\n'), keepAliveInterval).unref()
    context.header('content-type', 'text/event-stream; charset=utf-8')
    context.header('cache-control', 'no-cache, no-transform')
    this.response = context.body(stream)
    this.#write(':\n\n')
  }

  get isClosed(): boolean {
    return this.#controller === null
  }

  /** Sends one event with `data` as JSON; without a name browsers dispatch it as `message`. */
  send(event: {name?: string; id?: string; data: object}): void {
    const name = event.name === undefined ? '' : `event: ${event.name}\n`
    const id = event.id === undefined ? '' : `id: ${event.id}\n`
    this.#write(`${name}${id}data: ${JSON.stringify(event.data)}\n\n`)
  }

  close(): void {
    const controller = this.#controller
    if (!controller) return
    this.#controller = null
    clearInterval(this.#timer)
    this.#onClose()
    try {
      controller.close()
    } catch {
      // The client has disconnected already.
    }
  }

  #write(text: string): void {
    const controller = this.#controller
    if (!controller) return
    if ((controller.desiredSize ?? 0) < -backlogLimit) this.close()
    else controller.enqueue(this.#encoder.encode(text))
  }
}
