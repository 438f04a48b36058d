import {availableParallelism} from 'node:os'

import {defineConfig} from '@playwright/test'

import {chromium} from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  // Much of a test is waiting: two for each core take a quarter less time than one.
  workers: 2 * availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Against hanging only; a failure on a busy machine is tried twice more and then told as flaky.
  timeout: 120_000,
  expect: {timeout: 20_000},
  retries: process.env['CI'] ? 2 : 0,
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    trace: 'on-first-retry',
    launchOptions: chromium(),
  },
})
