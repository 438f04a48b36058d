import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {studioEnvironment} from '../../../scripts/studio/studio-environment.ts'
import {keepDatasets} from '../lake/datasets-as-built.ts'
import {forgetServices} from './forget-services.ts'
import {serveStudio} from './serve-studio.ts'
import {type ServiceOptions, startServices} from './start-services.ts'
import {requireSupportedRequests} from './unsupported-requests.ts'

/**
 * Builds the production site against emulators of its own and serves it and the Studio; their URLs reach tests by
 * environment variables. Resolves to what stops and removes all of it, and rejects when the content lake was asked for something
 * that it does not know.
 */
export async function startSite(options: ServiceOptions = {}): Promise<() => Promise<void>> {
  forgetServices(process.env)
  const services = await startServices(options)
  const {auth, contentLake, bookingWidget, project} = services
  Object.assign(process.env, {
    SANITY_API_HOST: contentLake.url,
    SANITY_AUTH_TOKEN: project.token,
    SUPABASE_URL: auth.url,
    SUPABASE_ANON_KEY: 'local-anon-key',
    BOOKING_WIDGET_ORIGINS: new URL(bookingWidget.url).origin,
    SITE_URL: services.siteUrl,
    STUDIO_URL: services.studioUrl,
    STUDIO_PORT: String(services.studioPort),
    PREVIEW_PORT: String(services.sitePort),
    TEST_WIDGET_URL: bookingWidget.url,
    TEST_INBOX_URL: auth.inboxUrl,
    TEST_LAKE_FOLDER: services.lakeFolder,
  })
  // The environment is read when these modules load, so they load after it is set.
  const {environment} = await import('../../../environment.ts')
  const {buildSite} = await import('../../../scripts/site/build-site.ts')
  const {serveSite} = await import('../../../scripts/site/serve-site.ts')
  const studio = await serveStudio({
    port: services.studioPort,
    environment: studioEnvironment(environment, services.siteUrl),
  })
  const output = await mkdtemp(path.join(tmpdir(), 'site-build-'))
  const {folder} = await buildSite(output)
  process.env['TEST_SITE_FOLDER'] = folder
  await keepDatasets(services.lakeFolder)
  const site = await serveSite(folder, services.sitePort)
  return async () => {
    try {
      await requireSupportedRequests(contentLake.url)
    } finally {
      await Promise.all([site.stop(), studio.stop()])
      await services.stop()
      await rm(output, {recursive: true, force: true})
    }
  }
}
