import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

import type {ContentLakeOptions} from '../../../../emulators/content-lake/options.ts'
import {startContentLake} from '../../../../emulators/content-lake/start.ts'

export const token = 'test-token'
export const studioOrigin = 'http://localhost:3399'
export const siteOrigin = 'http://localhost:5199'

export type RunningLake = {
  url: string
  dataFolder: string
  /** Signed in, reading everything. */
  client: SanityClient
  clientWith: (config: ClientConfig) => SanityClient
  /** A request of the API version that the site uses; signed in unless told otherwise. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Keeps the data folder, for another start. */
  stop: () => Promise<void>
  stopAndForget: () => Promise<void>
}

/** A content lake on a free port, with a data folder of its own unless one is given. */
export async function startLake(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'content-lake-')))
  const lake = await startContentLake({
    port: 0,
    token,
    studioOrigins: [studioOrigin],
    siteOrigins: [siteOrigin],
    quiet: true,
    ...options,
    dataFolder,
  })
  const clientWith = (config: ClientConfig) =>
    createClient({
      projectId: 'localdev',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
      token,
      ...config,
    })
  return {
    url: lake.url,
    dataFolder,
    client: clientWith({}),
    clientWith,
    request: (address, init = {}) => {
      const headers = {authorization: `Bearer ${token}`, ...plain(init.headers)}
      return fetch(`${lake.url}/v2025-02-19${address}`, {...init, headers})
    },
    stop: () => lake.stop(),
    stopAndForget: async () => {
      await lake.stop()
      await rm(dataFolder, {recursive: true, force: true})
    },
  }
}

function plain(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
