import {rm} from 'node:fs/promises'
import path from 'node:path'

import {startContentLake} from '../../../emulators/content-lake/start.ts'
import {folderWithSharedPictures, restoreDatasets} from '../lake/datasets-as-built.ts'
import {requireSupportedRequests} from './unsupported-requests.ts'

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

/**
 * A content lake that one test worker has for itself, so that its tests may publish anything: the documents are a
 * copy of the original's, the pictures are the same files, which no test changes.
 */
export async function startWorkerLake({
  original,
  ...options
}: WorkerLakeOptions): Promise<WorkerLake> {
  const dataFolder = await folderWithSharedPictures(original)
  const start = (port: number) => startContentLake({...options, port, dataFolder})
  const startAsBuilt = async (port: number) => {
    await restoreDatasets(original, dataFolder)
    return start(port)
  }
  let lake = await startAsBuilt(0)
  const {url} = lake
  const ownPort = Number(new URL(url).port)
  const stopAnd = async (goOn: () => Promise<void>) => {
    try {
      // The lake counts them from its start.
      await requireSupportedRequests(url)
    } finally {
      await lake.stop()
      await goOn()
    }
  }
  return {
    url,
    reset: () =>
      stopAnd(async () => {
        await rm(path.join(dataFolder, 'datasets'), {recursive: true})
        await rm(path.join(dataFolder, 'project.sqlite'), {force: true})
        lake = await startAsBuilt(ownPort)
      }),
    restart: () =>
      stopAnd(async () => {
        lake = await start(ownPort)
      }),
    // A transformed picture that no page waits for any more may still be written meanwhile.
    stop: () => stopAnd(() => rm(dataFolder, {recursive: true, force: true, maxRetries: 10})),
  }
}
