import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {serveSite} from '../../scripts/site/serve-site.ts'
import {connectionTo} from '../support/services/connection.ts'
import {setting} from '../support/services/setting.ts'
import {requireSupportedRequests} from '../support/services/unsupported-requests.ts'

/**
 * The site that is already built, with services of its own: only Chromium can be told to find others under the URLs
 * that a build knows, so here the copy names the other ports. Its connections can be cut.
 */
export async function startSiteCopy() {
  // The build of the site has set it, and emulators refuse to start with it.
  delete process.env['NODE_ENV']
  const {startServices} = await import('../support/services/start-services.ts')
  const services = await startServices()
  const lake = await connectionTo(portOf(services.contentLake.url))
  const folder = await mkdtemp(path.join(tmpdir(), 'site-copy-'))
  await cp(setting('TEST_SITE_FOLDER'), folder, {recursive: true})
  await replacePorts(folder, {
    [portOf(setting('SITE_URL'))]: services.sitePort,
    [portOf(setting('SANITY_API_HOST'))]: lake.port,
    [portOf(setting('SUPABASE_URL'))]: portOf(services.auth.url),
    [portOf(setting('TEST_WIDGET_URL'))]: portOf(services.bookingWidget.url),
  })
  const server = await serveSite(folder, 0)
  const site = await connectionTo(portOf(server.url), services.sitePort)
  return {
    url: services.siteUrl,
    services,
    connections: [site, lake],
    holdScripts: site.holdScripts,
    slowDown: site.slowDown,
    stop: async () => {
      try {
        await requireSupportedRequests(services.contentLake.url)
      } finally {
        for (const connection of [site, lake]) connection.stop()
        await server.stop()
        await services.stop()
        await rm(folder, {recursive: true, force: true})
      }
    },
  }
}

async function replacePorts(folder: string, ports: Record<number, number>) {
  const known = new RegExp(`(?<=:)(${Object.keys(ports).join('|')})\\b`, 'g')
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !/\.(html|js|json)$|_headers$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace(known, (port) => String(ports[Number(port)])),
    )
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
