import {execFile} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import {promisify} from 'node:util'

import type {Page} from '@playwright/test'

import {serveSite} from '../../../scripts/site/serve-site.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {freePort} from '../../support/services/free-port.ts'
import {expect, test as base} from '../../support/site.ts'

type Reporting = {
  /** A build whose errors are reported. */
  reporting: {url: string; reportUrl: string; reports: Record<string, unknown>[]}
}

const test = base.extend<object, Reporting>({
  reporting: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const reports: Record<string, unknown>[] = []
      const service = createServer(async (request, response) => {
        reports.push(JSON.parse(await text(request)))
        response.writeHead(204).end()
      })
      service.listen(0, '127.0.0.1')
      await once(service, 'listening')
      const address = service.address()
      const reportUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}/reports`
      const output = await mkdtemp(path.join(tmpdir(), 'site-reporting-'))
      const port = await freePort()
      const build = `const {buildSite} = await import('./scripts/site/build-site.ts'); await buildSite(process.argv[1])`
      await promisify(execFile)(process.execPath, ['--input-type=module', '-e', build, output], {
        env: {
          ...process.env,
          SITE_URL: `http://localhost:${port}`,
          ERROR_REPORT_URL: reportUrl,
        },
      })
      const site = await serveSite(path.join(output, 'site'), port)
      await provide({url: site.url, reportUrl, reports})
      await site.stop()
      service.close()
      await rm(output, {recursive: true, force: true})
    },
    {scope: 'worker', timeout: 180_000},
  ],
})

test('errors of a page are reported without what is personal, at most five of them [FAIL-6]', async ({
  page,
  reporting: {url, reportUrl, reports},
  contentLakeUrl,
}) => {
  await openElsewhere(page, `${url}/contact?email=ann@example.com`)
  reports.length = 0

  await page.evaluate(() => {
    globalThis.FormData = class extends FormData {
      constructor() {
        super()
        throw new Error('Cannot read the form of ann@example.com')
      }
    }
  })
  await page.getByRole('main').getByRole('button', {name: 'Send Message'}).click()
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toEqual({
    message: 'Error: Cannot read the form of [mail]',
    stack: expect.arrayContaining([expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/)]),
    path: '/contact',
    version: expect.stringMatching(/^\/assets\/entry-browser-[\w-]+\.js$/),
  })

  // An error that a boundary catches: the page says so to the visitor, and the report to us.
  for (const blocked of [`${contentLakeUrl}/**`, `${url}/reservation`]) {
    await page.route(blocked, (route) => route.fulfill({status: 404, body: '{}'}))
  }
  await page.getByRole('banner').getByRole('link', {name: 'Book Now'}).click()
  await expect(page.getByRole('heading', {name: 'This page did not load'})).toBeVisible({
    timeout: 30_000,
  })
  await expect.poll(() => reports).toHaveLength(2)
  expect(reports[1]).toMatchObject({path: '/reservation'})

  await page.evaluate(() => {
    for (let number = 1; number <= 20; number++) {
      void Promise.reject(new Error(`Rejection ${number % 10}`))
    }
  })
  await expect.poll(() => reports).toHaveLength(5)
  const thrown = page.waitForEvent('pageerror', ({message}) => message === 'One more')
  await page.evaluate(() => setTimeout(() => reportError(new Error('One more'))))
  await thrown
  // It is sent after a sixth report would have been.
  await page.evaluate(async (service) => {
    await fetch(service, {method: 'POST', mode: 'no-cors', body: '{"message": "The end"}'})
  }, reportUrl)
  await expect.poll(() => reports.map(({message}) => message)).toContain('The end')
  expect(reports.map(({message}) => message)).not.toContain('Error: One more')
  expect(reports[5]).toEqual({message: 'The end'})
  expect(reports).toHaveLength(6)
})

test('a build without a URL for reports sends none', async ({page}) => {
  await openHydrated(page, '/')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => setTimeout(() => reportError(new Error('On purpose'))))
  await thrown
  await page.getByRole('contentinfo').getByRole('link', {name: 'Careers'}).click()
  await expect(page).toHaveURL('/careers')
  expect(posted).toEqual([])
})

/** Like openHydrated, for a site whose origin the content lake does not answer. */
async function openElsewhere(page: Page, url: string) {
  const asked = page.waitForRequest(/\/data\//)
  await page.goto(url)
  await page.mouse.move(5, 5)
  await asked
}
