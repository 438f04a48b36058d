import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import type {ClientConfig, SanityClient} from '@sanity/client'

import type {ContentLakeOptions} from '../../../emulators/content-lake/options.ts'
import {startContentLake} from '../../../emulators/content-lake/start.ts'
import {localLakeClient} from './local-lake-client.ts'

/** The token of a lake for which a test names none. */
export const token = 'test-token'
export const studioOrigin = 'http://localhost:3399'
export const siteOrigin = 'http://localhost:5199'

export type RunningLake = {
  url: string
  dataFolder: string
  /** Signed in, with the raw perspective. */
  client: SanityClient
  clientWith: (config: ClientConfig) => SanityClient
  /** A request to the API version of the site, signed in unless `init` says otherwise. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Stops the lake and keeps its data folder for another start. */
  stop: () => Promise<void>
  /** Stops the lake and deletes its data folder. */
  stopAndDelete: () => Promise<void>
}

/** A content lake on a free port, with a data folder of its own unless one is given. */
export async function startLake(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'content-lake-')))
  const ownToken = options.token ?? token
  const lake = await startContentLake({
    port: 0,
    studioOrigins: [studioOrigin],
    siteOrigins: [siteOrigin],
    ...options,
    dataFolder,
    token: ownToken,
  })
  const clientWith = (config: ClientConfig) =>
    localLakeClient({
      apiHost: lake.url,
      perspective: 'raw',
      token: ownToken,
      ...config,
    })
  return {
    url: lake.url,
    dataFolder,
    client: clientWith({}),
    clientWith,
    request: (requestPath, init = {}) => {
      const headers = {authorization: `Bearer ${ownToken}`, ...toRecord(init.headers)}
      return fetch(`${lake.url}/v2025-02-19${requestPath}`, {...init, headers})
    },
    stop: () => lake.stop(),
    stopAndDelete: async () => {
      await lake.stop()
      await rm(dataFolder, {recursive: true, force: true})
    },
  }
}

function toRecord(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
