import {once} from 'node:events'
import {Agent, get, type IncomingMessage} from 'node:http'

export type LiveEventClients = {
  /** How many events with one of the tags each client has received. */
  received: () => number[]
  /** Resolves when every client has received that many; rejects after `timeout` ms. */
  allReceived: (count: number, timeout: number) => Promise<void>
  close: () => void
}

/** Opens a stream of live events for each client, as an open page does; resolves when all have received `welcome`. */
export async function openLiveEventClients(
  lakeUrl: string,
  size: number,
  tags: string[],
): Promise<LiveEventClients> {
  const agent = new Agent({keepAlive: false})
  const counts = Array.from({length: size}, () => 0)
  const waiting = new Set<() => void>()
  const streams = await Promise.all(counts.map(() => openStream(agent, lakeUrl)))
  streams.forEach((stream, index) => {
    let rest = ''
    stream.on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      const events = blocks.filter((block) => tags.some((tag) => block.includes(`"${tag}"`)))
      if (events.length === 0) return
      counts[index] = (counts[index] ?? 0) + events.length
      for (const check of waiting) check()
    })
    // `close` ends the streams; one that ends too early shows in its count.
    stream.on('error', () => {})
  })
  return {
    received: () => [...counts],
    allReceived: (count, timeout) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check)
          const missing = counts.filter((received) => received < count).length
          reject(new Error(`${missing} of ${size} clients have not received event ${count}`))
        }, timeout)
        const check = () => {
          if (counts.some((received) => received < count)) return
          clearTimeout(timer)
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    close: () => {
      for (const stream of streams) stream.destroy()
      agent.destroy()
    },
  }
}

async function openStream(agent: Agent, lakeUrl: string): Promise<IncomingMessage> {
  const request = get(`${lakeUrl}/v2025-02-19/data/live/events/production`, {agent})
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (response?.statusCode !== 200)
    throw new Error(`A stream responded with ${response?.statusCode}`)
  response.setEncoding('utf8')
  await once(response, 'data')
  return response
}
