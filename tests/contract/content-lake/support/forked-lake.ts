import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'

import {createClient, type SanityClient} from '@sanity/client'

import {token} from './running-lake.ts'

export type ForkedLake = {
  url: string
  client: SanityClient
  /** What the process needed to start, in milliseconds of processor time. */
  startTime: number
  /** Resident memory in bytes, after what nobody needs any more has been collected. */
  memory: () => Promise<number>
  /** Connections that the process holds open. */
  connections: () => Promise<number>
  /** Ends the process at once, as a power cut would end it. */
  kill: () => Promise<void>
}

/** Starts a content lake in a process of its own. */
export async function forkLake(dataFolder: string): Promise<ForkedLake> {
  const script = fileURLToPath(new URL('./lake-process.ts', import.meta.url))
  const child = fork(script, [dataFolder], {execArgv: ['--expose-gc']})
  const {url = '', startTime = Infinity} = await nextMessage(child)
  return {
    url,
    startTime,
    client: createClient({
      projectId: 'localdev',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
      token,
      maxRetries: 0,
    }),
    memory: async () => (await ask(child)).memory ?? 0,
    connections: async () => (await ask(child)).connections ?? 0,
    kill: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

function ask(child: ChildProcess): Promise<Message> {
  child.send('resources')
  return nextMessage(child)
}

type Message = {url?: string; startTime?: number; memory?: number; connections?: number}

async function nextMessage(child: ChildProcess): Promise<Message> {
  const over = new AbortController()
  const ended = once(child, 'exit', {signal: over.signal}).then(() => {
    throw new Error('The content lake ended before it answered')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', {signal: over.signal}), ended])
    return message
  } finally {
    over.abort()
  }
}
