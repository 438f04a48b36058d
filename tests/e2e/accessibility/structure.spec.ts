import type {Page} from '@playwright/test'

import {
  expectStructure,
  rolesOf,
  structureOf,
  wednesdayMorning,
} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {translatedRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

const pages = [
  ...translatedRoutes.map((route) => ({
    ...route,
    name: route.english.slice(1).replaceAll('/', '-'),
  })),
  {english: '/auth', spanish: '/es/acceso', name: 'auth'},
  {english: '/nowhere', spanish: '/es/nada', name: 'not-found'},
  {
    english: '/careers?job=operations-manager',
    spanish: '/es/empleo?job=operations-manager',
    name: 'careers-one-job',
  },
]

for (const {english, spanish, name} of pages) {
  test(`a screen reader finds on ${english} what it found before, and on ${spanish} the same in Spanish [ACCESS-4]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(wednesdayMorning)
    await open(page, english)
    await expectStructure(page, name || 'home')
    const inEnglish = rolesOf(await structureOf(page))
    await open(page, spanish)
    expect(rolesOf(await structureOf(page))).toEqual(inEnglish)
  })
}

test('a screen reader finds in header, footer and menu what it found before [ACCESS-4]', async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesdayMorning)
  await openHydrated(page, '/')
  await expectStructure(page, 'header', {part: page.getByRole('banner')})
  await expectStructure(page, 'footer', {part: page.getByRole('contentinfo')})
  await page.setViewportSize({width: 390, height: 844})
  await page.getByRole('button', {name: 'Open menu'}).click()
  await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible()
  await expectStructure(page, 'menu', {part: page.getByRole('dialog')})
})

/** Opens a page until its booking form, if it has one, is there too, or the one job that its query asks for. */
async function open(page: Page, route: string) {
  await openHydrated(page, route)
  if (route.includes('?job=')) {
    await expect(page.getByRole('link', {name: /^(All openings|Todas las vacantes)/})).toBeVisible()
  }
  const form = page.getByRole('main').locator('iframe')
  if ((await form.count()) > 0) {
    await expect(page.getByText(/^(Booking form|Formulario de reserva)/).last()).toBeAttached()
  }
}
