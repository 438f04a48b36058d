import {startContentLake} from '../../emulators/content-lake/start.ts'
import {environment} from '../../environment.ts'
import {datasetIsEmpty} from './dataset-is-empty.ts'
import {importSeedData} from './import-seed-data.ts'

const {contentLake, dataFolder, ports, siteUrl, studioUrl} = environment

/**
 * The content lake for a script that works alone and beside `npm run dev`: the hosted one when the
 * environment names it, else the running local one, else one started here with the seed data. Returns the
 * function that stops what was started.
 */
export async function contentLakeAtHand(): Promise<() => Promise<void>> {
  const {apiHost, projectId, dataset, token} = contentLake
  // A lake that was named is never replaced by another one.
  const isNamed = contentLake.hosted || Boolean(process.env['SANITY_API_HOST'])
  if (!apiHost || isNamed || (await answers(apiHost))) return async () => {}
  const lake = await startContentLake({
    port: ports.contentLake,
    dataFolder: `${dataFolder}/content-lake`,
    projectId,
    token: token ?? '',
    siteOrigins: [siteUrl, `http://localhost:${ports.site}`, `http://localhost:${ports.preview}`],
    studioOrigins: [studioUrl],
    quiet: true,
  })
  try {
    if (await datasetIsEmpty(apiHost, projectId, dataset)) {
      await importSeedData({apiHost, projectId, dataset, token: token ?? ''})
    }
  } catch (error) {
    await lake.stop()
    throw error
  }
  return () => lake.stop()
}

async function answers(apiHost: string): Promise<boolean> {
  try {
    return (await fetch(`${apiHost}/v1/ping`, {signal: AbortSignal.timeout(1000)})).ok
  } catch {
    return false
  }
}
