import {once} from 'node:events'
import {Agent, get, type IncomingMessage} from 'node:http'

export type LiveAudience = {
  /** How many events each listener has heard that carry one of the tags. */
  heard: () => number[]
  /** Resolves when every listener has heard that many; rejects after `patience` milliseconds. */
  allHeard: (count: number, patience: number) => Promise<void>
  leave: () => void
}

/** Opens many streams of live events, as so many open pages do; resolves when all have been welcomed. */
export async function openAudience(
  lakeUrl: string,
  size: number,
  tags: string[],
): Promise<LiveAudience> {
  const agent = new Agent({keepAlive: false})
  const counts = Array.from({length: size}, () => 0)
  const waiting = new Set<() => void>()
  const streams = await Promise.all(counts.map(() => openStream(agent, lakeUrl)))
  streams.forEach((stream, index) => {
    let rest = ''
    stream.on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      const news = blocks.filter((block) => tags.some((tag) => block.includes(`"${tag}"`)))
      if (news.length === 0) return
      counts[index] = (counts[index] ?? 0) + news.length
      for (const look of waiting) look()
    })
    // Leaving ends the streams; a stream that ends early shows in its count.
    stream.on('error', () => {})
  })
  return {
    heard: () => [...counts],
    allHeard: (count, patience) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look)
          const missing = counts.filter((heard) => heard < count).length
          reject(new Error(`${missing} of ${size} listeners have not heard of change ${count}`))
        }, patience)
        const look = () => {
          if (counts.some((heard) => heard < count)) return
          clearTimeout(late)
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    leave: () => {
      for (const stream of streams) stream.destroy()
      agent.destroy()
    },
  }
}

async function openStream(agent: Agent, lakeUrl: string): Promise<IncomingMessage> {
  const request = get(`${lakeUrl}/v2025-02-19/data/live/events/production`, {agent})
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (response?.statusCode !== 200) throw new Error(`A stream was answered ${response?.statusCode}`)
  response.setEncoding('utf8')
  await once(response, 'data')
  return response
}
