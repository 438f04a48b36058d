import sharp from 'sharp'

import {languageOf} from '../../../domain/language.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {
  contentRoutes,
  furtherDestinationRoutes,
  publicRoutes,
  translatedRoutes,
} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

type Thing = Record<string, unknown> & {'@type': string}

test('robots may read everything and find the sitemap with every page and open position [SEO-2]', async ({
  request,
  site,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Allow: /')
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const jobs = ['professional-chauffeur', 'customer-service-representative', 'operations-manager']
  const routes = [
    ...contentRoutes,
    ...furtherDestinationRoutes,
    ...jobs.flatMap((slug) => [`/careers?job=${slug}`, `/es/empleo?job=${slug}`]),
  ]
  expect(new Set(urls)).toEqual(new Set(routes.map((route) => `${site.url}${route}`)))
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(routes.length)
})

test('the careers page and each position name their own canonical URL, and no script changes one', async ({
  page,
  request,
  site,
}) => {
  const named = page.locator('link[rel=canonical], meta[property="og:url"]')
  for (const path of [
    '/careers',
    '/careers?job=professional-chauffeur',
    '/es/empleo',
    '/es/empleo?job=professional-chauffeur',
  ]) {
    // One document serves all of these URLs, so only its script can know.
    expect(await (await request.get(path)).text()).not.toMatch(/rel="canonical"|og:url/)
    await openHydrated(page, `${path}${path.includes('?') ? '&' : '?'}utm_source=mail`)
    await expect(named).toHaveCount(2)
    await expect(named.first()).toHaveAttribute('href', `${site.url}${path}`)
    await expect(named.last()).toHaveAttribute('content', `${site.url}${path}`)
  }
})

test('every page can be shared with a picture of 1200 x 630 and has the icons of the site [SEO-1]', async ({
  request,
}) => {
  for (const route of [...publicRoutes, '/dashboard', '/nowhere', '/es/nada']) {
    const html = await (await request.get(route)).text()
    for (const link of ['icon" href="/favicon.svg"', 'apple-touch-icon"', 'manifest"']) {
      expect(html, route).toContain(`rel="${link}`)
    }
    expect(html, route).toContain('<meta name="theme-color" content="#06151a"')
    if (!contentRoutes.includes(route)) continue
    const tags = new Map(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
        ([, name, value]) => [name, value] as const,
      ),
    )
    expect(tags.get('twitter:card'), route).toBe('summary_large_image')
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image:alt']) {
      expect(tags.get(name), `${route} ${name}`).toBeTruthy()
    }
    const picture = await request.get((tags.get('og:image') ?? '').replaceAll('&amp;', '&'))
    const {width, height, format} = await sharp(await picture.body()).metadata()
    expect({width, height, format}, route).toEqual({width: 1200, height: 630, format: 'jpeg'})
  }
})

test('the manifest names the company and its icons, and llms.txt every page of its language [SEO-2]', async ({
  request,
  site,
}) => {
  const manifest: {name: string; theme_color: string; icons: {src: string; sizes: string}[]} =
    await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({name: 'The Chauffeur Company', theme_color: '#06151a'})
  expect(manifest.icons.map(({sizes}) => sizes)).toEqual(['192x192', '512x512'])
  for (const {src, sizes} of manifest.icons) {
    const {width, height} = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const inSpanish = await (await request.get('/es/site.webmanifest')).json()
  expect(inSpanish).toMatchObject({lang: 'es-US', start_url: '/es'})
  const data = ['rates', 'vehicles', 'coverage', 'cancellation-policy', 'openings']
  for (const [file, language, other, vehicles] of [
    [
      '/llms.txt',
      'en',
      '- [Español](/es/llms.txt)',
      /json\): vehicles with passengers and features$/m,
    ],
    [
      '/es/llms.txt',
      'es',
      '- [English](/llms.txt)',
      /json\): vehículos con pasajeros y características$/m,
    ],
  ] as const) {
    const overview = await (await request.get(file)).text()
    expect(overview).toMatch(/^# The Chauffeur Company\n\n/)
    const links = [...overview.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, link]) => link)
    const pages = [...contentRoutes, ...furtherDestinationRoutes]
    expect(new Set(links), file).toEqual(
      new Set([
        ...pages.filter((route) => languageOf(route) === language).map((route) => site.url + route),
        ...data.map((name) => `${site.url}/data/${name}.json`),
      ]),
    )
    expect(overview.replaceAll(site.url, '')).toContain(other)
    expect(overview).toMatch(vehicles)
  }
})

test('pages that nobody should find say noindex and have no canonical URL [SEO-1]', async ({
  request,
}) => {
  for (const route of [
    '/auth',
    '/dashboard',
    '/embed-test',
    '/nowhere',
    '/es/acceso',
    '/es/panel',
    '/es/nada',
  ]) {
    const html = await (await request.get(route)).text()
    expect(html, route).toContain('<meta name="robots" content="noindex"')
    expect(html, route).not.toContain('rel="canonical"')
    expect(html, route).toMatch(/<meta name="description" content="[^"]{20,}"/)
  }
})

test('the home page names the business with its hours, area and prices [SEO-3]', async ({
  request,
  site,
}) => {
  const things = await graphOf(await (await request.get('/')).text())
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
  })
})

test('each service names its provider, its area and its hourly prices [SEO-3]', async ({
  request,
  site,
}) => {
  for (const route of contentRoutes.filter((path) => /^\/(es\/servicios|services)\//.test(path))) {
    const things = await graphOf(await (await request.get(route)).text())
    expect(typesOf(things)).toEqual(['WebPage', 'BreadcrumbList', 'Service'])
    expect(things[2]).toMatchObject({
      url: `${site.url}${route}`,
      provider: {'@id': `${site.url}/#business`},
      offers: {priceSpecification: {minPrice: 100, maxPrice: 500, unitCode: 'HUR'}},
    })
    expect('hasOfferCatalog' in (things[2] ?? {}), route).toBe(/hourly|hora$/.test(route))
  }
})

test('the page with the rate table offers each vehicle for each duration', async ({request}) => {
  const things = await graphOf(await (await request.get('/services/hourly-service')).text())
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
  for (const route of contentRoutes.filter((path) => path !== '/' && path !== '/es')) {
    const things = await graphOf(await (await request.get(route)).text())
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
  const things = await graphOf(await (await request.get('/airports/mia')).text())
  expect(things.find((thing) => thing['@type'] === 'Service')).toMatchObject({
    serviceType: 'Airport transfer',
    areaServed: {'@type': 'Airport', name: 'Miami International', iataCode: 'MIA'},
  })
})

test('each translation of a page names every translation, itself and the one for everybody else [SEO-1]', async ({
  request,
  site,
}) => {
  for (const {english, spanish} of translatedRoutes) {
    for (const route of [english, spanish]) {
      const html = await (await request.get(route)).text()
      // The careers page shows positions at URLs of their own: its script names the one that is open.
      if (!/careers|empleo/.test(route)) {
        expect(alternatesOf(html), route).toEqual([
          ['en', site.url + english],
          ['es', site.url + spanish],
          ['x-default', site.url + english],
        ])
      }
      const language = languageOf(route)
      const [own, other] = language === 'en' ? ['en_US', 'es_US'] : ['es_US', 'en_US']
      expect(html, route).toContain(`<html lang="${language}">`)
      expect(html, route).toContain(`<meta property="og:locale" content="${own}"`)
      expect(html, route).toContain(`<meta property="og:locale:alternate" content="${other}"`)
    }
  }
})

test('each translation of a position names the other', async ({page, site}) => {
  for (const path of ['/careers', '/es/empleo']) {
    await openHydrated(page, `${path}?job=professional-chauffeur`)
    // The list of positions is there before, with alternates of its own.
    await expect(page.locator('link[rel=alternate][hreflang=es]')).toHaveAttribute(
      'href',
      `${site.url}/es/empleo?job=professional-chauffeur`,
    )
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      )
    expect(alternates).toEqual([
      ['en', `${site.url}/careers?job=professional-chauffeur`],
      ['es', `${site.url}/es/empleo?job=professional-chauffeur`],
      ['x-default', `${site.url}/careers?job=professional-chauffeur`],
    ])
  }
})

test('the list of jobs is not marked up as a job posting', async ({request}) => {
  expect(await (await request.get('/careers')).text()).not.toContain('JobPosting')
})

async function graphOf(html: string): Promise<Thing[]> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const graph: {'@graph'?: Thing[]} = JSON.parse(json)
  return graph['@graph'] ?? []
}

function alternatesOf(html: string) {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)
  return [...links].map(([, language, href]) => [language, href])
}

function typesOf(things: Thing[]) {
  return things.map((thing) => thing['@type'])
}

function isDestination(route: string): boolean {
  return /\/(?:airports|ports|aeropuertos|puertos)\//.test(route)
}
