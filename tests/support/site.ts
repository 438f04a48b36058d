import {test as base} from '@playwright/test'
import {type SanityClient, createClient} from '@sanity/client'

type Services = {
  /** The production build, served with its production headers. */
  site: {url: string}
  /** The content lake that the build was made from, with a client that may write. */
  contentLake: {url: string; client: SanityClient}
  bookingWidget: {url: string}
  auth: {url: string; anonKey: string; inboxUrl: string}
}

type Studio = {
  /** The Studio as office staff open it, signed in. */
  studio: {url: string}
}

/** Tests against the running services of tests/support/services/start-site.ts. */
export const test = base.extend<Services, Studio>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const url = address('STUDIO_URL')
      // The first request builds it; what a test may last counts from after that.
      const response = await fetch(url)
      if (!response.ok) throw new Error(await response.text())
      await provide({url})
    },
    {scope: 'worker', timeout: 180_000},
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  site: async ({}, provide) => provide({url: address('SITE_URL')}),
  // oxlint-disable-next-line no-empty-pattern -- as above
  contentLake: async ({}, provide) => {
    const url = address('SANITY_API_HOST')
    const client = createClient({
      projectId: 'localdev',
      dataset: 'production',
      apiHost: url,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      token: address('SANITY_AUTH_TOKEN'),
    })
    await provide({url, client})
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  bookingWidget: async ({}, provide) => provide({url: address('TEST_WIDGET_URL')}),
  // oxlint-disable-next-line no-empty-pattern -- as above
  auth: async ({}, provide) =>
    provide({
      url: address('SUPABASE_URL'),
      anonKey: address('SUPABASE_ANON_KEY'),
      inboxUrl: address('TEST_INBOX_URL'),
    }),
  baseURL: async ({site}, provide) => provide(site.url),
  context: async ({context}, provide) => {
    await context.addInitScript(overlookRestingPointer)
    await provide(context)
    // An answer that a test still holds when it ends would be an error of no test, which fails the whole run.
    const routed = [context, ...context.pages()]
    await Promise.all(routed.map((each) => each.unrouteAll({behavior: 'ignoreErrors'})))
  },
})

export {expect} from '@playwright/test'

/** Chromium without windows tells each new page of a pointer in its corner, which would start the bundle. */
function overlookRestingPointer() {
  const overlook = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointermove', overlook, {capture: true})
}

function address(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests through "playwright test".`)
  return value
}
