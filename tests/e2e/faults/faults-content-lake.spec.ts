import type {Page, Route} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {startServer} from '../../support/services/start-server.ts'
import {expect, test} from '../../support/site.ts'

const allowAnyone = {'access-control-allow-origin': '*'}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({status: 500, headers: allowAnyone, body: 'broken'}),
  'answers 429': (route) =>
    route.fulfill({status: 429, headers: {...allowAnyone, 'retry-after': '60'}}),
  'answers with malformed JSON': (route) =>
    route.fulfill({headers: allowAnyone, contentType: 'application/json', body: '{"result": [}'}),
  'answers with a page of HTML': (route) =>
    route.fulfill({headers: allowAnyone, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>'}),
  'breaks off in the middle of its answer': async (route) => {
    const half = await startServer((_, response) => {
      response.writeHead(200, {'content-type': 'application/json', 'content-length': 900})
      response.write('{"result": {"settings": {"company"')
      setTimeout(() => {
        response.destroy()
        half.stop()
      }, 100)
    })
    await route.continue({url: half.url})
  },
}

for (const [fault, inject] of Object.entries(faults)) {
  test(`while the content lake ${fault}, a page and the next one can be opened, and what is published shows once it is back [FAIL-1]`, async ({
    page,
    contentLake: {url, client},
  }) => {
    await page.clock.install()
    let broken = true
    await page.route(`${url}/**/data/**`, (route) => (broken ? inject(route) : route.continue()))
    const asked = page.waitForRequest(/\/data\//)
    await page.goto('/careers')
    await page.mouse.move(5, 5)
    await asked
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await goToAirports(page)
    await expect(airport(page)).toBeVisible()
    await expect(page.getByText('This page did not load')).toHaveCount(0)

    broken = false
    await client.patch('destination-mia').set({note: 'Published after the fault'}).commit()
    await page.clock.fastForward(15_000)
    await expect(airport(page)).toContainText('Published after the fault')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('while the content lake does not answer, pages do not wait for it, and it is asked again after 15 s [FAIL-1]', async ({
  page,
  contentLake: {url, client},
}) => {
  await page.clock.install()
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await page.route(`${url}/**/data/**`, async (route) => {
    await released
    await route.continue()
  })
  // The live events would have the page read as well.
  await page.route(`${url}/**/data/live/**`, (route) => route.abort())
  const asked = page.waitForRequest(/\/data\//)
  await page.goto('/careers')
  await page.mouse.move(5, 5)
  await asked
  await goToAirports(page)
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeAttached()
  // Four seconds for the page, and as long for what its sections show.
  await expect(airport(page)).toBeVisible({timeout: 12_000})
  await expect(page.getByText('Loading', {exact: true})).toHaveCount(0)

  await client.patch('destination-mia').set({note: 'Published meanwhile'}).commit()
  release()
  await page.clock.fastForward(15_000)
  await expect(airport(page)).toContainText('Published meanwhile')
})

test('where neither the content lake nor the site answers, the page says so and comes by itself [FAIL-2]', async ({
  page,
  contentLakeUrl: url,
  site,
}) => {
  await page.clock.install()
  let broken = true
  await page.route(`${url}/**/data/**`, (route) => (broken ? route.abort() : route.continue()))
  await page.route(`${site.url}/services/**`, (route) =>
    broken ? route.abort() : route.continue(),
  )
  const asked = page.waitForRequest(/\/data\//)
  await page.goto('/careers')
  await page.mouse.move(5, 5)
  await asked
  await goToAirports(page)
  await expect(page.getByRole('heading', {name: 'This page did not load'})).toBeVisible()
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  broken = false
  await page.clock.fastForward(15_000)
  await expect(airport(page)).toBeVisible()
})

test('Back into a language whose words can no longer be read loads the page again [FAIL-2]', async ({
  page,
  contentLakeUrl: url,
  site,
}) => {
  await openHydrated(page, '/careers')
  await page.getByRole('banner').getByRole('link', {name: 'Español'}).click()
  await expect(page).toHaveURL('/es/empleo')
  const isHydrated = page.waitForResponse(/\/data\/query\//)
  await page.reload()
  await page.mouse.click(5, 5)
  await isHydrated
  await page.route(`${url}/**/data/**`, (route) => route.abort())
  await page.route(
    ({origin, pathname}) => origin === site.url && pathname !== '/careers',
    (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()),
  )
  await page.goBack()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 30_000})
  await expect(page.getByRole('banner').getByRole('link', {name: 'Español'})).toBeVisible()
})

function airport(page: Page) {
  return page
    .getByRole('listitem')
    .filter({hasText: 'Miami International'})
    .filter({hasText: 'MIA'})
}

async function goToAirports(page: Page) {
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  await page.getByRole('contentinfo').getByRole('link', {name: 'Airport Transfers'}).click()
  await expect(page).toHaveURL('/services/airport-transfers')
}
