import {availableParallelism} from 'node:os'

import {defineConfig} from '@playwright/test'

import {launchOptions} from './scripts/chromium/launch-options.ts'

const cores = availableParallelism()
const studioTests = /\/tests\/e2e\/studio\/.+\.spec\.ts$/
const journeys = {
  testDir: 'tests/engines',
  workers: 1,
  timeout: 240_000,
  expect: {timeout: 60_000},
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/services/global-setup.ts',
  // What screen readers find stands in one folder, whichever test opens the page, and is the same on every system.
  snapshotPathTemplate: '{testDir}/accessibility/{arg}{ext}',
  fullyParallel: true,
  // Two for each core would take a quarter less time, but starve the preview, whose two pages answer each other.
  workers: cores,
  projects: [
    // A Studio with its preview keeps two cores busy: more of them at once only keep each other waiting. They start
    // first, as the longest, and the tests of the site run beside them.
    {name: 'studio', testMatch: studioTests, workers: Math.ceil(cores / 2), timeout: 480_000},
    {name: 'site', testIgnore: studioTests},
    // The same journeys in each engine. One engine at a time, because each keeps a core busy by itself.
    {name: 'engines', ...journeys},
    // The most important ones, in the engines that nothing else runs in, once the other tests leave the cores to them.
    {
      name: 'short-journeys',
      ...journeys,
      // Nothing else runs then: an engine on each core. A file stays with one worker, so no engine starts twice.
      workers: Math.min(2, cores),
      fullyParallel: false,
      testIgnore: /chromium/,
      grep: /@short/,
      dependencies: ['studio', 'site'],
    },
  ],
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./tests/support/playwright-slowest-reporter.ts']],
  // Against hanging only: the machine may be busy.
  timeout: 120_000,
  expect: {timeout: 20_000},
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    // The structures beside the tests hold times as a visitor elsewhere reads them.
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
