type ServerEvent = {name: string; id: string | undefined; data: unknown}

export type EventReader = {
  status: number
  headers: Headers
  /** The next event; rejects when the stream ends or after a minute without an event. */
  next: () => Promise<ServerEvent>
  close: () => void
}

/** Reads a stream of server-sent events one by one. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const controller = new AbortController()
  const response = await fetch(url, {...init, signal: controller.signal})
  const events = parseEvents(response.body)
  return {
    status: response.status,
    headers: response.headers,
    next: async () => {
      const {promise: timeout, reject} = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error('No event came in 60 s')), 60_000)
      try {
        const {value, done} = await Promise.race([events.next(), timeout])
        if (done) throw new Error('The stream has ended')
        return value
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => controller.abort(),
  }
}

async function* parseEvents(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<ServerEvent, void> {
  if (!body) return
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, {stream: true})
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseEvent(block)
      if (event) yield event
    }
  }
}

function parseEvent(block: string): ServerEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  if (data === undefined) return null
  return {name: field('event') ?? 'message', id: field('id'), data: JSON.parse(data)}
}
