import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {headerHasRoom} from '../../../studio/validation/documents/header-room.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {openLive} from '../../support/page/open-live.ts'
import {expect, test} from '../../support/site.ts'

test('the header holds the longest links that the Studio allows at 1,280 pixels, and hardly more', async ({
  page,
  contentLake: {client},
}) => {
  const longest = longestAllowed('Home', 'Services', 'Fleet', 'About', 'Coverage', 'Rates & terms')
  await page.setViewportSize({width: 1280 - scrollBar, height: 800})
  await openLive(page, '/contact')
  await showLinks(page, client, longest)
  expect(await linesOfName(page)).toBe(1)
  await showLinks(page, client, longest.with(-1, `${longest.at(-1)} in full`))
  expect(await linesOfName(page)).toBe(2)
})

/** The widest scroll bar of a desktop. */
const scrollBar = 17

/** The labels with as many letters added to the last one as the rule allows. */
function longestAllowed(...labels: string[]): string[] {
  const longer = labels.with(
    -1,
    `${labels.at(-1)}${filler[labels.join('').length % filler.length]}`,
  )
  return headerHasRoom(longer.map((label) => ({label}))) === true
    ? longestAllowed(...longer)
    : labels
}

/** The common letters of English. */
const filler = 'etaoinshrdlu'

const pages = [
  'page-home',
  'page-contact',
  'page-careers',
  'page-reservation',
  'service-hourly-service',
  'service-corporate-travel',
  'service-special-events',
]

async function showLinks(page: Page, client: SanityClient, labels: string[]) {
  const headerLinks = labels.map((label, index) => ({
    _type: 'link',
    _key: `link-${index}`,
    label,
    target: linkTo(pages[index] ?? ''),
  }))
  await client.patch('menus').set({headerLinks}).commit()
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link')).toHaveText(labels)
}

/** On how many lines the company's name stands: it gives way to the links. */
async function linesOfName(page: Page): Promise<number> {
  const name = page.getByText('The Chauffeur Company').and(page.locator('header span')).first()
  return name.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set(Array.from(text.getClientRects(), ({top}) => top)).size
  })
}
