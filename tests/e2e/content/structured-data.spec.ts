import {languageOf} from '../../../domain/language.ts'
import {contentRoutes, furtherDestinationRoutes} from '../../support/page/routes.ts'
import {type Thing, structuredDataOf} from '../../support/page/structured-data.ts'
import {expect, test} from '../../support/site.ts'

const counties = {
  en: ['Broward', 'Miami-Dade', 'Palm Beach'].map((name) => area(`${name} County, Florida`)),
  es: ['Broward', 'Miami-Dade', 'Palm Beach'].map((name) => area(`Condado de ${name}, Florida`)),
}

test('the home page names the business with its hours, area and prices [SEO-3]', async ({
  request,
  site,
}) => {
  const things = structuredDataOf(await (await request.get('/')).text())
  expect(typesOf(things)).toEqual(['WebPage', 'WebSite', 'LocalBusiness'])
  expect(things[0]).toMatchObject({url: `${site.url}/`, inLanguage: 'en'})
  expect(things[1]).toMatchObject({name: 'The Chauffeur Company', url: `${site.url}/`})
  expect(things[1]).toMatchObject({inLanguage: ['en', 'es']})
  expect(things[2]).toMatchObject({
    name: 'The Chauffeur Company',
    telephone: '+13055550100',
    url: `${site.url}/`,
    priceRange: '$100-500 per hour',
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    address: {'@type': 'PostalAddress', addressCountry: 'US'},
    areaServed: counties.en,
  })
})

test('each service names its provider, its area and its hourly prices [SEO-3]', async ({
  request,
  site,
}) => {
  for (const route of contentRoutes.filter((path) => /^\/(es\/servicios|services)\//.test(path))) {
    const things = structuredDataOf(await (await request.get(route)).text())
    expect(typesOf(things)).toEqual(['WebPage', 'BreadcrumbList', 'Service'])
    expect(things[2]).toMatchObject({
      url: `${site.url}${route}`,
      provider: {'@id': `${site.url}/#business`},
      areaServed: counties[languageOf(route)],
      offers: {priceSpecification: {minPrice: 100, maxPrice: 500, unitCode: 'HUR'}},
    })
    expect('hasOfferCatalog' in (things[2] ?? {}), route).toBe(/hourly|hora$/.test(route))
  }
})

test('the page with the rate table offers each vehicle for each duration', async ({request}) => {
  const things = structuredDataOf(await (await request.get('/services/hourly-service')).text())
  expect(things[2]?.['hasOfferCatalog']).toMatchObject({
    itemListElement: expect.arrayContaining([
      expect.objectContaining({
        itemOffered: {'@type': 'Service', name: 'Cadillac Escalade'},
        priceSpecification: expect.objectContaining({
          minPrice: 120,
          maxPrice: 180,
          priceCurrency: 'USD',
          unitCode: 'HUR',
          eligibleQuantity: expect.objectContaining({minValue: 2}),
        }),
      }),
    ]),
  })
})

test('every page but the home page says the way to it, and the contact page names the business', async ({
  request,
  site,
}) => {
  const waysBack = {
    en: {
      home: {name: 'Home', item: `${site.url}/`},
      transfers: {name: 'Airport Transfers', item: `${site.url}/services/airport-transfers`},
    },
    es: {
      home: {name: 'Inicio', item: `${site.url}/es`},
      transfers: {
        name: 'Traslados de aeropuerto',
        item: `${site.url}/es/servicios/traslados-aeropuerto`,
      },
    },
  }
  const routes = [...contentRoutes, ...furtherDestinationRoutes]
  for (const route of routes.filter((path) => path !== '/' && path !== '/es')) {
    const things = structuredDataOf(await (await request.get(route)).text())
    const way = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    const {home, transfers} = languageOf(route) === 'es' ? waysBack.es : waysBack.en
    const steps = [
      home,
      ...(isDestination(route) ? [transfers] : []),
      {name: expect.stringMatching(/\w/), item: `${site.url}${route}`},
    ]
    expect(way?.['itemListElement'], route).toEqual(
      steps.map((step, index) => ({'@type': 'ListItem', position: index + 1, ...step})),
    )
    const isNamed = typesOf(things).includes('LocalBusiness')
    expect(isNamed, route).toBe(/\/conta[a-z]+$/.test(route))
  }
})

test('the page of an airport names the transfers and the airport with its code', async ({
  request,
}) => {
  const things = structuredDataOf(await (await request.get('/airports/mia')).text())
  expect(things.find((thing) => thing['@type'] === 'Service')).toMatchObject({
    serviceType: 'Airport transfer',
    areaServed: {'@type': 'Airport', name: 'Miami International', iataCode: 'MIA'},
  })
})

test('the list of jobs is not marked up as a job posting', async ({request}) => {
  expect(await (await request.get('/careers')).text()).not.toContain('JobPosting')
})

/** A county, as structured data name an area. */
function area(name: string) {
  return {'@type': 'AdministrativeArea', name}
}

function typesOf(things: Thing[]) {
  return things.map((thing) => thing['@type'])
}

function isDestination(route: string): boolean {
  return /\/(?:airports|ports|aeropuertos|puertos)\//.test(route)
}
