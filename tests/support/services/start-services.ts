import {cp, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {startEmulators} from '../../../emulators/start.ts'
import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {localLakeClient} from '../lake/local-lake-client.ts'
import {freePort} from './free-port.ts'

const project = {projectId: 'localdev', dataset: 'production', token: 'test-token'}

export type ServiceOptions = {
  /** The name of this machine in the widget's URL: to a browser, 127.0.0.1 is another site than localhost. */
  widgetHost?: 'localhost' | '127.0.0.1'
  /** A folder whose content lake starts with the seed data; without it they are loaded. */
  seededLake?: string
  /** Where site and Studio are published; without them they are on free ports of this machine. */
  published?: {siteUrl: string; studioUrl: string}
}

/**
 * Everything that a site talks to, on free ports with a data folder of its own and the seed data in it. The
 * settings of the dataset point to this booking widget.
 */
export async function startServices({
  widgetHost = 'localhost',
  seededLake,
  published,
}: ServiceOptions = {}) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'site-test-'))
  const lakeFolder = path.join(dataFolder, 'content-lake')
  if (seededLake) await cp(seededLake, lakeFolder, {recursive: true})
  const [sitePort, studioPort] = await Promise.all([freePort(), freePort()])
  const siteUrl = published?.siteUrl ?? `http://localhost:${sitePort}`
  const studioUrl = published?.studioUrl ?? `http://localhost:${studioPort}`
  const emulators = await startEmulators({
    ports: {contentLake: 0, auth: 0, inbox: 0, bookingWidget: 0},
    dataFolder,
    projectId: project.projectId,
    token: project.token,
    siteOrigins: [siteUrl],
    studioOrigins: [studioUrl],
    auth: {
      // Tests come from one IP address, faster than people; limits are tested on servers of their own.
      rateLimits: {token: 0, verify: 0, account: 0, factor: 0, mailsPerHour: 0},
      mailFrequency: 0,
      log: () => {},
    },
  })
  const apiHost = emulators.contentLake.url
  if (!seededLake) await importSeedData({...project, apiHost})
  const widget = emulators.bookingWidget.url.replace('localhost', widgetHost)
  const client = localLakeClient({...project, apiHost})
  await client
    .patch('siteSettings')
    .set({
      bookingWidgetUrl: `${widget}/book`,
      // The Studio's rule for it knows this machine as localhost alone.
      customerSignInUrl: `${emulators.bookingWidget.url}/account`,
    })
    .commit()
  return {
    ...emulators,
    bookingWidget: {...emulators.bookingWidget, url: widget},
    project,
    client,
    lakeFolder,
    sitePort,
    siteUrl,
    studioPort,
    studioUrl,
    stop: async () => {
      await emulators.stop()
      await rm(dataFolder, {recursive: true, force: true})
    },
  }
}
