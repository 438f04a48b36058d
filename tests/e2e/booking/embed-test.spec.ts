import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'

import {expectStructure} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

test('a test that the widget understands shows success and everything that was received; a screen reader finds what it found before [ACCESS-4]', async ({
  page,
}) => {
  await openHydrated(page, '/embed-test')
  await expectStructure(page, 'embed-test')
  await run(page, 'Snake case')
  await expect(form(page).getByLabel('Pick-up address or airport')).toHaveValue(
    'Miami International Airport (MIA)',
  )
  await expect(row(page, 'Snake case')).toContainText('Success')
  await expect(row(page, 'Snake case')).toContainText(/\d+ ms\d+ ms, \d+ px/)
  await expect(row(page, 'Snake case')).toContainText(
    'name, email, phone, pickup, destination, passengers, date, time',
  )
})

test('with a form that is blocked, broken, silent or talks nonsense the specified status is success; beside it stands that no size message came', async ({
  page,
  bookingWidget,
}) => {
  await openHydrated(page, '/embed-test')
  for (const [fault, name] of [
    ['blocked', 'Camel case'],
    ['error', 'Snake case'],
    ['silent', 'Kebab case'],
    ['nonsense', 'Short names'],
  ] as const) {
    await breakWidget(page, bookingWidget.url, fault)
    await run(page, name)
    await expect(row(page, name)).toContainText('Success')
    await expect(row(page, name)).toContainText('None')
  }
})

test('"run all" goes on by itself, and leaving the page ends it without a trace', async ({
  page,
  bookingWidget,
}) => {
  const problems: string[] = []
  const asked: string[] = []
  page.on('pageerror', ({message}) => problems.push(message))
  page.on('request', (request) => {
    if (request.url().startsWith(bookingWidget.url)) asked.push(request.url())
  })
  await page.clock.install()
  await openHydrated(page, '/embed-test')
  await page.getByRole('button', {name: 'Run all tests'}).click()
  await expect(row(page, 'No parameters')).toContainText('Success')
  await expect(row(page, 'Camel case')).toContainText('Testing')
  await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  const before = asked.length
  expect(before).toBeGreaterThan(1)
  await page.clock.runFor(60_000)
  await page.goBack()
  await expect(page.getByText('13 not run')).toBeVisible()
  expect(asked.slice(before)).toEqual([])
  expect(problems).toEqual([])
})

for (const width of [390, 1440]) {
  test(`both views open without a complaint and are accessible at ${width} pixels while a test runs, and a screen reader finds on the one for formats what it found before [ACCESS-4]`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('pageerror', ({message}) => problems.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.setViewportSize({width, height: 900})
    for (const [path, name] of [
      ['/embed-test', 'Camel case'],
      ['/embed-test?view=formats', 'Time as 18:30'],
    ] as const) {
      await openHydrated(page, path)
      expect(problems).toEqual([])
      if (name === 'Time as 18:30' && width === 1440)
        await expectStructure(page, 'embed-test-formats')
      await run(page, name)
      const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze()
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

async function run(page: Page, name: string) {
  await page.getByRole('button', {name: `${name} Not run`}).click()
}

function row(page: Page, name: string) {
  return page.getByRole('row', {name: new RegExp(`^${name}`)})
}

function form(page: Page) {
  return page.frameLocator('[title="Booking widget under test"]')
}

/** The frame of a test gets no other parameters than its own, so the fault is set on the way. */
async function breakWidget(page: Page, widget: string, fault: string) {
  await page.route(`${widget}/book*`, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('fault', fault)
    return route.continue({url: url.href})
  })
}
