import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'

const columns = {
  'Quick links': {
    Home: '/',
    Fleet: '/#fleet',
    About: '/#about',
    Coverage: '/#coverage',
    Reservation: '/reservation',
    Careers: '/careers',
    Contact: '/contact',
  },
  Services: {
    'Airport Transfers': '/services/airport-transfers',
    'Corporate Travel': '/services/corporate-travel',
    'Special Events': '/services/special-events',
    'Hourly Service': '/services/hourly-service',
  },
  'Social media': {
    'Instagram (opens in a new tab)': 'https://example.com/instagram',
    'Facebook (opens in a new tab)': 'https://example.com/facebook',
    'LinkedIn (opens in a new tab)': 'https://example.com/linkedin',
  },
  Legal: {'Privacy Policy': '/privacy-policy', 'Terms of Service': '/terms-of-service'},
}

for (const route of ['/', '/contact', '/privacy-policy', '/auth', '/nowhere']) {
  test(`the footer of ${route} lists pages, services, areas, networks and legal texts`, async ({
    page,
  }) => {
    await page.goto(route)
    for (const [name, links] of Object.entries(columns)) {
      const column = footer(page).getByRole('navigation', {name})
      for (const [label, href] of Object.entries(links)) {
        await expect(column.getByRole('link', {name: label, exact: true})).toHaveAttribute(
          'href',
          href,
        )
      }
      await expect(column.getByRole('link')).toHaveCount(Object.keys(links).length)
    }
    const areas = footer(page).getByRole('listitem')
    for (const county of ['Miami-Dade', 'Broward', 'Palm Beach']) {
      await expect(areas.filter({hasText: county})).toBeVisible()
    }
    await expect(footer(page).getByRole('link', {name: '(305) 555-0100'})).toHaveAttribute(
      'href',
      'tel:+13055550100',
    )
    await expect(
      footer(page).getByText(
        `© ${new Date().getFullYear()} The Chauffeur Company. Licensed & insured.`,
      ),
    ).toBeVisible()
  })
}

test('every page that the footer names can be reached from it, without a new document', async ({
  page,
}) => {
  await openHydrated(page, '/auth')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  const pages = {...columns['Quick links'], ...columns.Services, ...columns.Legal}
  for (const [label, href] of Object.entries(pages).filter(([, href]) => !href.includes('#'))) {
    const heading = await page.getByRole('heading', {level: 1}).textContent()
    await footer(page).getByRole('link', {name: label, exact: true}).click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '')
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a section link of the footer leads home and to its section', async ({page}) => {
  await openHydrated(page, '/careers')
  await footer(page).getByRole('link', {name: 'Fleet', exact: true}).click()
  await expect(page).toHaveURL('/#fleet')
  // Before that the page rests at its top for about 100 ms.
  await expect(page.locator('#fleet')).toBeFocused()
  await expectSectionInView(page, 'fleet')
})

test('a network opens in a new tab and this page stays', async ({page, context}) => {
  // The sample URL must not be requested from its real host.
  await context.route('https://example.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Instagram</h1>'}),
  )
  await page.goto('/contact')
  const opened = page.waitForEvent('popup')
  await footer(page)
    .getByRole('link', {name: /^Instagram/})
    .click()
  const network = await opened
  await network.waitForURL('https://example.com/instagram')
  expect(await network.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/contact')
})

function footer(page: Page) {
  return page.getByRole('contentinfo')
}
