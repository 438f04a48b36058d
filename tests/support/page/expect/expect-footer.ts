import {type Page, expect} from '@playwright/test'

import type {Language} from '../../../../domain/language.ts'

/** What the footer names, and where its links lead. */
export const footerTexts = {
  en: {
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

/** The footer lists pages, services, areas, networks and legal texts. */
export async function expectFooter(page: Page, language: Language): Promise<void> {
  const {quickLinks, services, legal, names, newTab, note} = footerTexts[language]
  const footer = page.getByRole('contentinfo')
  const networks = Object.fromEntries(
    ['Instagram', 'Facebook', 'LinkedIn'].map((network) => [
      `${network} ${newTab}`,
      `https://example.com/${network.toLowerCase()}`,
    ]),
  )
  for (const [index, links] of [quickLinks, services, legal, networks].entries()) {
    const column = footer.getByRole('navigation', {name: names[index] ?? ''})
    for (const [label, href] of Object.entries(links)) {
      await expect(column.getByRole('link', {name: label, exact: true})).toHaveAttribute(
        'href',
        href,
      )
    }
    await expect(column.getByRole('link')).toHaveCount(Object.keys(links).length)
  }
  const areas = footer.getByRole('listitem')
  for (const county of ['Miami-Dade', 'Broward', 'Palm Beach']) {
    await expect(areas.filter({hasText: county})).toBeVisible()
  }
  // Without JavaScript a second one stands in the place of the newsletter.
  const phones = footer.getByRole('link', {name: '(305) 555-0100'})
  await expect(phones.first()).toBeVisible()
  for (const phone of await phones.all()) {
    await expect(phone).toHaveAttribute('href', 'tel:+13055550100')
  }
  const year = new Date().getFullYear()
  await expect(footer.getByText(`© ${year} The Chauffeur Company. ${note}`)).toBeVisible()
}
