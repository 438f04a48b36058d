import {test as base} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {launchOptions} from '../../scripts/chromium/launch-options.ts'
import {localLakeClient} from './lake/local-lake-client.ts'
import {setting} from './services/setting.ts'
import {startWorkerLake, type WorkerLake} from './services/worker-lake.ts'

type Services = {
  /** The production build, served with its production headers. */
  site: {url: string}
  /**
   * The content lake: its URL as the browser knows it, and a client that may publish anything. No other test sees
   * it, and after the test everything is as it was.
   */
  contentLake: {url: string; client: SanityClient}
  /** The content lake's URL alone, for a test that publishes nothing: afterwards nothing has to be brought back. */
  contentLakeUrl: string
  bookingWidget: {url: string}
  auth: {url: string; anonKey: string; inboxUrl: string}
}

type WorkerServices = {
  /** The Studio as office staff open it, signed in. */
  studio: {url: string}
  workerLake: WorkerLake
}

/** Tests against the running services of tests/support/services/start-site.ts. */
export const test = base.extend<Services, WorkerServices>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const url = setting('STUDIO_URL')
      // The first request builds it; what a test may last counts from after that.
      const response = await fetch(url)
      if (!response.ok) throw new Error(await response.text())
      await provide({url})
    },
    {scope: 'worker', timeout: 180_000},
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  site: async ({}, provide) => provide({url: setting('SITE_URL')}),
  workerLake: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const lake = await startWorkerLake({
        original: setting('TEST_LAKE_FOLDER'),
        publicPort: Number(new URL(setting('SANITY_API_HOST')).port),
        token: setting('SANITY_AUTH_TOKEN'),
        siteOrigins: [setting('SITE_URL')],
        studioOrigins: [setting('STUDIO_URL')],
      })
      await provide(lake)
      await lake.stop()
    },
    {scope: 'worker'},
  ],
  // One build of the site and the Studio serves all workers: each worker's browser finds its own lake under the URL
  // that the build knows.
  launchOptions: [
    async ({workerLake}, provide) => {
      const {args, ...options} = launchOptions()
      const known = new URL(setting('SANITY_API_HOST')).port
      const own = new URL(workerLake.url).host.replace('localhost', '127.0.0.1')
      const rules = [
        ...['localhost', '*.localhost'].map((host) => `MAP ${host}:${known} ${own}`),
        // Nothing beyond this machine: the Studio asks Sanity for fonts and news of its version. A route would do it
        // too, but pass each request of a page through this process and switch the browser's cache off.
        ...['*.localhost', '127.0.0.1'].map((host) => `MAP ${host} 127.0.0.1`),
        'MAP *.* ~NOTFOUND',
      ]
      await provide({...options, args: [...args, `--host-resolver-rules=${rules.join(',')}`]})
    },
    {scope: 'worker'},
  ],
  contentLake: async ({context, workerLake}, provide) => {
    const client = localLakeClient({apiHost: workerLake.url, token: setting('SANITY_AUTH_TOKEN')})
    await provide({url: setting('SANITY_API_HOST'), client})
    // An open Studio could still save a last edit.
    await Promise.all(context.pages().map((page) => page.close()))
    await workerLake.reset()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  contentLakeUrl: async ({}, provide) => provide(setting('SANITY_API_HOST')),
  // oxlint-disable-next-line no-empty-pattern -- as above
  bookingWidget: async ({}, provide) => provide({url: setting('TEST_WIDGET_URL')}),
  // oxlint-disable-next-line no-empty-pattern -- as above
  auth: async ({}, provide) =>
    provide({
      url: setting('SUPABASE_URL'),
      anonKey: setting('SUPABASE_ANON_KEY'),
      inboxUrl: setting('TEST_INBOX_URL'),
    }),
  baseURL: async ({site}, provide) => provide(site.url),
  context: async ({context}, provide) => {
    await provide(context)
    // An answer that a test still holds when it ends would be an error of no test, which fails the whole run.
    const routed = [context, ...context.pages()]
    await Promise.all(routed.map((each) => each.unrouteAll({behavior: 'ignoreErrors'})))
  },
})

export {expect} from '@playwright/test'
