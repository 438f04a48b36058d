import sharp from 'sharp'

import {languageOf} from '../../../domain/language.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {
  contentRoutes,
  furtherDestinationRoutes,
  furtherDestinations,
  publicRoutes,
  translatedRoutes,
} from '../../support/page/routes.ts'
import {structuredDataOf} from '../../support/page/structured-data.ts'
import {expect, test} from '../../support/site.ts'

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
    expect(await (await request.get(path)).text()).not.toMatch(
      /rel="canonical"|og:url|<link rel="alternate"/,
    )
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

test('each translation of a page says its language and names every translation, itself and the one for everybody else [SEO-1]', async ({
  request,
  site,
}) => {
  for (const {english, spanish} of [...translatedRoutes, ...furtherDestinations]) {
    for (const route of [english, spanish]) {
      const html = await (await request.get(route)).text()
      // The careers page shows positions at URLs of their own: its script names the one that is open (below).
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
      expect(structuredDataOf(html), route).toContainEqual(
        expect.objectContaining({
          '@type': 'WebPage',
          url: site.url + route,
          inLanguage: language,
        }),
      )
      expect(html, route).toContain(`<meta property="og:locale" content="${own}"`)
      expect(html, route).toContain(`<meta property="og:locale:alternate" content="${other}"`)
    }
  }
})

test('the careers page and a position name both of their translations once the script runs [SEO-1]', async ({
  page,
  site,
}) => {
  const [english, spanish] = ['/careers', '/es/empleo']
  for (const query of ['', '?job=professional-chauffeur']) {
    for (const path of [english, spanish]) {
      await openHydrated(page, path + query)
      // Before a position, the list is there with alternates of its own.
      await expect(page.locator('link[rel=alternate][hreflang=es]')).toHaveAttribute(
        'href',
        `${site.url}${spanish}${query}`,
      )
      const alternates = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        )
      expect(alternates, path + query).toEqual([
        ['en', `${site.url}${english}${query}`],
        ['es', `${site.url}${spanish}${query}`],
        ['x-default', `${site.url}${english}${query}`],
      ])
    }
  }
})

function alternatesOf(html: string) {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)
  return [...links].map(([, language, href]) => [language, href])
}
