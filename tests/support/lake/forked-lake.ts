import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

import type {SanityClient} from '@sanity/client'

import type {ContentLakeOptions} from '../../../emulators/content-lake/options.ts'
import {killProcess} from '../services/kill-process.ts'
import {localLakeClient} from './local-lake-client.ts'
import {token} from './running-lake.ts'

export type ForkedLake = {
  url: string
  client: SanityClient
  /** Resident memory in bytes, after a garbage collection. */
  memory: () => Promise<number>
  /** The number of open connections. */
  connections: () => Promise<number>
  /** Ends the process at once, as a power failure would. */
  kill: () => Promise<void>
}

type ForkOptions = {
  /** Keeps compiled code for the next start, which takes half the time then; for tests that measure no start. */
  compileCache?: boolean
  /** Without it, on a free port. */
  endpoint?: LakeEndpoint
}

/** Where a lake listens, which sites may read from it, and which Studios are signed in. */
export type LakeEndpoint = Pick<
  ContentLakeOptions,
  'port' | 'publicPort' | 'siteOrigins' | 'studioOrigins'
>

/** Starts a content lake in a process of its own. */
export async function forkLake(
  dataFolder: string,
  {compileCache = false, endpoint = {}}: ForkOptions = {},
): Promise<ForkedLake> {
  const script = fileURLToPath(new URL('./forked-lake-main.ts', import.meta.url))
  const cache = {NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache')}
  const child = fork(script, [dataFolder, JSON.stringify(endpoint)], {
    execArgv: ['--expose-gc'],
    env: {...process.env, ...(compileCache && cache)},
  })
  const {url = ''} = await nextMessage(child)
  return {
    url,
    client: localLakeClient({
      apiHost: url,
      perspective: 'raw',
      token,
      maxRetries: 0,
    }),
    memory: async () => (await requestResources(child)).memory ?? 0,
    connections: async () => (await requestResources(child)).connections ?? 0,
    kill: () => killProcess(child),
  }
}

function requestResources(child: ChildProcess): Promise<Message> {
  child.send('resources')
  return nextMessage(child)
}

type Message = {url?: string; memory?: number; connections?: number}

async function nextMessage(child: ChildProcess): Promise<Message> {
  const finished = new AbortController()
  const ended = once(child, 'exit', {signal: finished.signal}).then(() => {
    throw new Error('The content lake ended before it sent a message')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', {signal: finished.signal}), ended])
    return message
  } finally {
    finished.abort()
  }
}
