import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, test} from '@playwright/test'

import {launchOptions} from '../../../scripts/chromium/launch-options.ts'
import {serveSite} from '../../../scripts/site/serve-site.ts'
import {localLakeClient} from '../../support/lake/local-lake-client.ts'
import {differencesOn} from '../../support/page/published/differences.ts'
import {openAndStartHydration} from '../../support/page/start-hydration.ts'
import {type Connection, connectionTo} from '../../support/services/connection.ts'
import {formerLakePort} from '../../support/services/free-port.ts'
import {setting} from '../../support/services/setting.ts'
import {startWorkerLake} from '../../support/services/worker-lake.ts'

const archive = path.resolve('tests/compatibility/2026-11-25/site.tar.gz')

test.use({launchOptions: launchOptions()})

test('pages of a former release that are still open show what is published today', async ({
  browser,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'former-bundle-'))
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const site = await serveSite(folder, 0)
  const context = await browser.newContext({baseURL: site.url})
  const lake = await startWorkerLake({
    original: setting('TEST_LAKE_FOLDER'),
    publicPort: formerLakePort,
    token: setting('SANITY_AUTH_TOKEN'),
    siteOrigins: [site.url],
    studioOrigins: [],
  })
  let connection: Connection | undefined
  try {
    connection = await connectionTo(Number(new URL(lake.url).port), formerLakePort)
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(error.error().message))
    const office = localLakeClient({apiHost: lake.url, token: setting('SANITY_AUTH_TOKEN')})
    const open = async (route: string) => {
      const page = await context.newPage()
      await openAndStartHydration(page, route)
      return page
    }
    const home = await open('/')
    const careers = await open('/careers')
    const others = [await open('/es/empleo'), await open('/services/hourly-service')]
    await office
      .transaction()
      .patch('rates', {
        set: {'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': 199},
      })
      .patch('job-operations-manager', {set: {location: 'Doral, FL'}})
      .patch('job-operations-manager-es', {set: {location: 'Doral, Florida'}})
      .commit()
    await expect(home.getByText('$120-199').first()).toBeVisible()
    await expect(careers.getByText('Doral, FL')).toBeVisible()
    for (const page of [home, careers, ...others]) {
      await expect.poll(() => differencesOn(page, office, [])).toEqual([])
    }
    expect(errors).toEqual([])
  } finally {
    await context.close()
    connection?.stop()
    await Promise.all([site.stop(), lake.stop()])
    rmSync(folder, {recursive: true})
  }
})
