import type {Page} from '@playwright/test'

import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {contentRoutesIn} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

test('letters beyond those of Western Europe have fonts of their own, fetched only for them', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const usual = await loadedFamilies(page)
  expect(usual).toEqual(['Hanken Grotesk Variable', 'Noto Serif Display Variable'])

  await page.evaluate(() => {
    const heading = document.createElement('h2')
    heading.textContent = 'Łódź'
    const text = document.createElement('p')
    text.textContent = 'Kraków is usual, Łódź is not'
    document.body.prepend(heading, text)
  })
  await expect
    .poll(() => loadedFamilies(page))
    .toEqual(['Hanken Grotesk Extended', 'Noto Serif Display Extended', ...usual].toSorted())
})

test('a family of the first view has one face, for which the browser needs no stand-in', async ({
  page,
}) => {
  await page.goto('/')
  const families = await page.evaluate(() => [...document.fonts].map(({family}) => family))
  expect(families.length).toBeGreaterThan(2)
  expect(families).toEqual([...new Set(families)])
})

test('a Spanish page has all its letters in the two fonts of every page', async ({page}) => {
  for (const route of contentRoutesIn('es')) {
    await page.goto(route)
    await renderOffscreenSections(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await loadedFamilies(page), route).toEqual([
      'Hanken Grotesk Variable',
      'Noto Serif Display Variable',
    ])
  }
})

async function loadedFamilies(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family),
  )
  return names
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => !/Fallback/.test(name))
    .toSorted()
}
