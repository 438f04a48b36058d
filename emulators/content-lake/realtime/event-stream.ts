import type {LakeContext} from '../lake.ts'

const keepAlive = 15_000
/** A reader that is this many bytes behind is let go; it reconnects and starts anew. */
const backlogLimit = 8_000_000

/** One open answer of server-sent events. */
export class EventStream {
  readonly response: Response
  readonly #encoder = new TextEncoder()
  readonly #onClose: () => void
  readonly #timer: NodeJS.Timeout
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null

  /** `onClose` is called once, whoever ends the stream. */
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
    this.#timer = setInterval(() => this.#write(':\n\n'), keepAlive).unref()
    context.header('content-type', 'text/event-stream; charset=utf-8')
    context.header('cache-control', 'no-cache, no-transform')
    this.response = context.body(stream)
    this.#write(':\n\n')
  }

  /** Without a name it is what browsers call a message. */
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
      // The reader has gone already.
    }
  }

  #write(text: string): void {
    const controller = this.#controller
    if (!controller) return
    if ((controller.desiredSize ?? 0) < -backlogLimit) this.close()
    else controller.enqueue(this.#encoder.encode(text))
  }
}
