import {cp, mkdir, mkdtemp, rm, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {startContentLake} from '../../../emulators/content-lake/start.ts'
import {requireSupportedRequests} from './unsupported-requests.ts'

/** Where a lake's folder keeps its datasets as they were when the site was built. */
const datasetsAsBuilt = 'datasets-as-built'

type WorkerLakeOptions = {
  /** The data folder of the lake that the site was built from. */
  original: string
  /** The port under which the site and the Studio know the content lake. */
  publicPort: number
  token: string
  siteOrigins: string[]
  studioOrigins: string[]
}

export type WorkerLake = {
  url: string
  /**
   * Brings back all documents and their history as they were when the site was built. Rejects afterwards when the lake
   * was asked for something that it does not know.
   */
  reset: () => Promise<void>
  /** Breaks off all connections and starts again with all that it holds. Rejects as `reset` does. */
  restart: () => Promise<void>
  /** Rejects as `reset` does. */
  stop: () => Promise<void>
}

/** Copies a lake's datasets while nobody writes to them, for the lakes of the test workers. */
export function keepDatasets(lakeFolder: string): Promise<void> {
  return cp(path.join(lakeFolder, 'datasets'), path.join(lakeFolder, datasetsAsBuilt), {
    recursive: true,
    // SQLite makes this file again; a copy of it would describe the original's open connections.
    filter: (file) => !file.endsWith('-shm'),
  })
}

/**
 * A content lake that one test worker has for itself, so that its tests may publish anything: the documents are a
 * copy of the original's, the pictures are the same files, which no test changes.
 */
export async function startWorkerLake({
  original,
  ...options
}: WorkerLakeOptions): Promise<WorkerLake> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'worker-lake-'))
  for (const shared of ['assets', 'image-cache']) {
    await mkdir(path.join(original, shared), {recursive: true})
    await symlink(path.join(original, shared), path.join(dataFolder, shared), 'junction')
  }
  const start = (port: number) => startContentLake({...options, port, dataFolder})
  const startAsBuilt = async (port: number) => {
    await cp(path.join(original, datasetsAsBuilt), path.join(dataFolder, 'datasets'), {
      recursive: true,
    })
    return start(port)
  }
  let lake = await startAsBuilt(0)
  const {url} = lake
  const ownPort = Number(new URL(url).port)
  return {
    url,
    reset: async () => {
      try {
        await requireSupportedRequests(url)
      } finally {
        await lake.stop()
        await rm(path.join(dataFolder, 'datasets'), {recursive: true})
        await rm(path.join(dataFolder, 'project.sqlite'), {force: true})
        lake = await startAsBuilt(ownPort)
      }
    },
    restart: async () => {
      try {
        // The lake counts them from its start.
        await requireSupportedRequests(url)
      } finally {
        await lake.stop()
        lake = await start(ownPort)
      }
    },
    stop: async () => {
      try {
        await requireSupportedRequests(url)
      } finally {
        await lake.stop()
        // A transformed picture that no page waits for any more may still be written meanwhile.
        await rm(dataFolder, {recursive: true, force: true, maxRetries: 10})
      }
    },
  }
}
