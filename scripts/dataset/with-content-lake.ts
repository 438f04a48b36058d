import {setTimeout} from 'node:timers/promises'

import {dataFolderHeader, realFolder} from '../../emulators/content-lake/http/data-folder-header.ts'
import {environment} from '../../environment.ts'
import {requireWellFormedUrls} from '../doctor/variables.ts'
import {datasetIsEmpty} from './dataset-is-empty.ts'

const {contentLake, ports, siteUrl, studioUrl} = environment
const dataFolder = `${environment.dataFolder}/content-lake`

/**
 * Runs a command with a content lake: the hosted one when the environment names it, else the local one that is
 * running, else one that is started for this command, and for others that begin while it runs. Where that is empty it
 * gets the seed data, unless the command brings content itself. A command that serves until somebody stops it is waited
 * for by no other, and may lose the lake that another started. Throws where the local one is that of another folder.
 */
export async function withContentLake<Result>(
  command: () => Promise<Result>,
  {bringsContent = false, isServer = false} = {},
): Promise<Result> {
  requireWellFormedUrls()
  const {apiHost, projectId, dataset, token} = contentLake
  // One that the environment names is never replaced by another.
  const isNamed = contentLake.hosted || Boolean(process.env['SANITY_API_HOST'])
  if (!isNamed && process.env['SANITY_AUTH_TOKEN']) {
    throw new Error(
      'SANITY_AUTH_TOKEN is set, and SANITY_PROJECT_ID is not: this would read or write the content lake of this machine. Set both, or neither.',
    )
  }
  if (!apiHost || isNamed) return command()
  if (isServer && (await answers(apiHost))) return command()
  const detach = await attach(apiHost, dataset)
  if (detach) return command().finally(detach)
  // Loaded only here, since most commands find a lake and would wait for what they do not use.
  const {startContentLake} = await import('../../emulators/content-lake/start.ts')
  const lake = await startContentLake({
    port: ports.contentLake,
    dataFolder,
    projectId,
    dataset,
    token: token ?? '',
    siteOrigins: [siteUrl, `http://localhost:${ports.site}`, `http://localhost:${ports.preview}`],
    studioOrigins: [studioUrl],
  })
  try {
    if (!bringsContent && (await datasetIsEmpty(contentLake))) {
      const {importSeedData} = await import('./import-seed-data.ts')
      await importSeedData(contentLake)
    }
    return await command()
  } catch (error) {
    // Said here as well as by the caller, since the wait may be long.
    if (lake.isUsedByPrograms()) console.error(error instanceof Error ? error.message : error)
    throw error
  } finally {
    if (lake.isUsedByPrograms()) {
      console.log(
        'Another command still uses the content lake that this one started; this one waits for it.',
      )
    }
    while (lake.isUsedByPrograms()) await setTimeout(200)
    await lake.stop()
  }
}

/**
 * Follows the events of the local content lake, so that the command that started it waits for this one. Returns what
 * ends that, or null where no content lake answers.
 */
async function attach(apiHost: string, dataset: string): Promise<(() => void) | null> {
  const attached = new AbortController()
  const {signal} = attached
  fetch(`${apiHost}/v1/data/live/events/${dataset}`, {signal})
    .then(({body}) => body?.pipeTo(new WritableStream()))
    .catch(() => {})
  try {
    if (await answers(apiHost)) return () => attached.abort()
  } catch (error) {
    attached.abort()
    throw error
  }
  attached.abort()
  return null
}

/** Whether the local content lake runs. Throws where another one does, whose content is not this folder's. */
async function answers(apiHost: string): Promise<boolean> {
  const url = `${apiHost}/v1/ping`
  const response = await fetch(url, {signal: AbortSignal.timeout(1000)}).catch(() => null)
  if (!response?.ok) return false
  const folder = decodeURIComponent(response.headers.get(dataFolderHeader) ?? '')
  if (folder && folder === realFolder(dataFolder)) return true
  const owner = folder || 'another program'
  throw new Error(
    `The content lake at ${apiHost} belongs to ${owner}: stop it, or set CONTENT_LAKE_PORT.`,
  )
}
