import {type Browser, chromium as playwright} from '@playwright/test'
import {type SanityClient, createClient} from '@sanity/client'

import {chromium, likeVisitors} from '../scripts/chromium.ts'
import {freePort} from '../tests/support/free-port.ts'
import {startSite} from '../tests/support/start-site.ts'

export type Stage = {
  browser: Browser
  /** Where the browser can be driven from outside. */
  debuggingPort: number
  siteUrl: string
  studioUrl: string
  widgetUrl: string
  /** May write. */
  lake: SanityClient
}

let ready: Promise<Stage> | undefined

/**
 * The services, the production build and the Studio as the browser tests have them, and a browser. Made once;
 * all of it ends with the process.
 */
export function stage(): Promise<Stage> {
  return (ready ??= setUp())
}

async function setUp(): Promise<Stage> {
  // As in production the widget is of another site, so the browser gives its frame a process of its own.
  await startSite({widgetHost: '127.0.0.1'})
  const {args, ...options} = chromium(likeVisitors)
  const debuggingPort = await freePort()
  const browser = await playwright.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  })
  return {
    browser,
    debuggingPort,
    siteUrl: setting('SITE_URL'),
    studioUrl: setting('STUDIO_URL'),
    widgetUrl: setting('TEST_WIDGET_URL'),
    lake: createClient({
      projectId: 'localdev',
      dataset: 'production',
      apiHost: setting('SANITY_API_HOST'),
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      token: setting('SANITY_AUTH_TOKEN'),
    }),
  }
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The services did not set ${name}.`)
  return value
}
