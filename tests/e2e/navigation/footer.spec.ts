import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'

const inLanguages = {
  en: {
    routes: ['/', '/contact', '/privacy-policy', '/auth', '/nowhere'],
    signInPage: '/auth',
    quickLinks: {
      Home: '/',
      Fleet: '/#fleet',
      About: '/#about',
      Coverage: '/#coverage',
      Reservation: '/reservation',
      Careers: '/careers',
      Contact: '/contact',
    },
    services: {
      'Airport Transfers': '/services/airport-transfers',
      'Corporate Travel': '/services/corporate-travel',
      'Special Events': '/services/special-events',
      'Hourly Service': '/services/hourly-service',
    },
    legal: {'Privacy Policy': '/privacy-policy', 'Terms of Service': '/terms-of-service'},
    names: ['Quick links', 'Services', 'Legal', 'Social media'],
    newTab: '(opens in a new tab)',
    note: 'Licensed & insured.',
  },
  es: {
    routes: ['/es', '/es/contacto', '/es/politica-de-privacidad', '/es/acceso', '/es/nada'],
    signInPage: '/es/acceso',
    quickLinks: {
      Inicio: '/es',
      Flota: '/es#fleet',
      Nosotros: '/es#about',
      Cobertura: '/es#coverage',
      Reservación: '/es/reservacion',
      Empleo: '/es/empleo',
      Contacto: '/es/contacto',
    },
    services: {
      'Traslados de aeropuerto': '/es/servicios/traslados-aeropuerto',
      'Viajes corporativos': '/es/servicios/viajes-corporativos',
      'Eventos especiales': '/es/servicios/eventos-especiales',
      'Servicio por hora': '/es/servicios/servicio-por-hora',
    },
    legal: {
      'Política de privacidad': '/es/politica-de-privacidad',
      'Términos del servicio': '/es/terminos-del-servicio',
    },
    names: ['Enlaces rápidos', 'Servicios', 'Legal', 'Redes sociales'],
    newTab: '(se abre en otra pestaña)',
    note: 'Con licencia y seguro.',
  },
}

for (const {routes, signInPage, quickLinks, services, legal, names, newTab, note} of Object.values(
  inLanguages,
)) {
  const networks = Object.fromEntries(
    ['Instagram', 'Facebook', 'LinkedIn'].map((network) => [
      `${network} ${newTab}`,
      `https://example.com/${network.toLowerCase()}`,
    ]),
  )

  for (const route of routes) {
    test(`the footer of ${route} lists pages, services, areas, networks and legal texts [HEADER-9]`, async ({
      page,
    }) => {
      await page.goto(route)
      for (const [index, links] of [quickLinks, services, legal, networks].entries()) {
        const column = footer(page).getByRole('navigation', {name: names[index] ?? ''})
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
      const year = new Date().getFullYear()
      await expect(footer(page).getByText(`© ${year} The Chauffeur Company. ${note}`)).toBeVisible()
    })
  }

  test(`every page that the footer of ${signInPage} names can be reached from it, without a new document`, async ({
    page,
  }) => {
    await openHydrated(page, signInPage)
    await page.evaluate(() => Object.assign(window, {sameDocument: true}))
    const pages = {...quickLinks, ...services, ...legal}
    for (const [label, href] of Object.entries(pages).filter(([, to]) => !to.includes('#'))) {
      const heading = await page.getByRole('heading', {level: 1}).textContent()
      await footer(page).getByRole('link', {name: label, exact: true}).click()
      await expect(page).toHaveURL(href)
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '')
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('a section link of the footer leads home and to its section', async ({page}) => {
  await openHydrated(page, '/careers')
  await footer(page).getByRole('link', {name: 'Fleet', exact: true}).click()
  await expect(page).toHaveURL('/#fleet')
  // Before that the page rests at its top for about 100 ms.
  await expect(page.locator('#fleet')).toBeFocused()
  await expectSectionInView(page, 'fleet')
})

test('a network opens in a new tab and this page stays [HEADER-9]', async ({page, context}) => {
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
