import type {Page} from '@playwright/test'

import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShiftsOfDocuments, shiftsOf} from '../../support/page/record/record-shifts.ts'
import {waitForRest} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'

test.use({viewport: {width: 390, height: 844}})

const farSections = ['fleet', 'about', 'coverage', 'site-footer']

const pages = [
  {path: '/', near: 'services', far: farSections},
  {path: '/terms-of-service', near: 'our-service', far: ['liability', 'questions']},
]
for (const {path, near, far} of pages) {
  test(`what is far below the first view of ${path} is laid out once the page is there, and nothing in view moves`, async ({
    page,
  }) => {
    await recordShiftsOfDocuments(page)
    const release = await holdScript(page)
    await page.goto(path)
    for (const id of far) expect(await laidOut(page, id)).toBe(false)
    expect(await laidOut(page, near)).toBe(true)
    await page.mouse.move(5, 5)
    release()
    for (const id of far) await expect.poll(() => laidOut(page, id)).toBe(true)
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('the contents of a legal document lead to a far chapter before the script is there', async ({
  page,
}) => {
  await holdScript(page)
  await page.goto('/terms-of-service')
  const contents = page.getByRole('navigation', {name: 'On this page'})
  await contents.getByRole('link', {name: 'Questions'}).click()
  await expect(page.getByRole('heading', {name: 'Questions'})).toBeInViewport({ratio: 1})
})

for (const width of [390, 1440]) {
  test(`the causeway edge above such a section is not cut off at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844})
    await holdScript(page)
    await page.goto('/')
    const [edge, margin] = await page
      .locator('#coverage')
      .evaluate((section) => [
        section.querySelector('svg')?.getBoundingClientRect().height ?? Infinity,
        parseFloat(getComputedStyle(section).overflowClipMargin),
      ])
    expect(margin).toBeGreaterThanOrEqual(edge)
  })
}

test('a page that is reloaded shows the place that was being read [ROUTES-7]', async ({page}) => {
  await page.goto('/')
  for (const id of farSections) await expect.poll(() => laidOut(page, id)).toBe(true)
  const heading = page.locator('#about').getByRole('heading', {level: 2})
  await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300))
  await waitForRest(page)
  const before = await heading.boundingBox()
  await page.reload()
  for (const id of farSections) await expect.poll(() => laidOut(page, id)).toBe(true)
  await waitForRest(page)
  const after = await heading.boundingBox()
  expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(60)
})

test('what is added to a section restyles only what is near it', async ({browser, page}) => {
  await openHydrated(page, '/')
  // Each section that is laid out restyles itself as well.
  for (const id of farSections) await expect.poll(() => laidOut(page, id)).toBe(true)
  await waitForRest(page)
  await browser.startTracing(page, {categories: ['devtools.timeline']})
  await page.evaluate(() => {
    document.querySelector('#booking')?.append(document.createElement('div'))
    document.body.getBoundingClientRect()
  })
  const counts = restyledElements((await browser.stopTracing()).toString())
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(100)
})

/** Whether the browser has laid out the first heading of a section. */
function laidOut(page: Page, id: string): Promise<boolean> {
  return page
    .locator(`#${id} h2`)
    .first()
    .evaluate((heading) => heading.checkVisibility({contentVisibilityAuto: true}))
}

/** How many elements each restyling in a trace of Chromium touched. */
function restyledElements(trace: string): number[] {
  return [...trace.matchAll(/"elementCount":(\d+)[^}]*\},[^{}]*"name":"UpdateLayoutTree"/g)].map(
    ([, count]) => Number(count),
  )
}
