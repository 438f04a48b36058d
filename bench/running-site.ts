import {type Browser, chromium as playwright} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {localLakeClient} from '../tests/support/lake/local-lake-client.ts'
import {setting} from '../tests/support/services/setting.ts'
import {startSite} from '../tests/support/services/start-site.ts'
import {headedLaunchOptions} from './headed-launch-options.ts'

export type RunningSite = {
  browser: Browser
  siteUrl: string
  studioUrl: string
  /** May write. */
  lake: SanityClient
}

let ready: Promise<RunningSite> | undefined

/**
 * The services, the production build and the Studio as the browser tests have them, and a browser. Made once;
 * all of it ends with the process.
 */
export function runningSite(): Promise<RunningSite> {
  return (ready ??= setUp())
}

async function setUp(): Promise<RunningSite> {
  // As in production the widget is of another site, so the browser gives its frame a process of its own.
  await startSite({widgetHost: '127.0.0.1'})
  return {
    browser: await playwright.launch(headedLaunchOptions()),
    siteUrl: setting('SITE_URL'),
    studioUrl: setting('STUDIO_URL'),
    lake: localLakeClient({
      apiHost: setting('SANITY_API_HOST'),
      token: setting('SANITY_AUTH_TOKEN'),
    }),
  }
}
