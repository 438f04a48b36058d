import {contentRoutes} from '../support/routes.ts'
import {expect, test} from '../support/site.ts'

type Thing = Record<string, unknown> & {'@type': string}

test('robots may read everything and find the sitemap with every page', async ({request, site}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Allow: /')
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses)).toEqual(new Set(contentRoutes.map((route) => `${site.url}${route}`)))
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(contentRoutes.length)
})

test('pages that nobody should find say noindex and have no canonical address', async ({
  request,
}) => {
  for (const route of ['/auth', '/dashboard', '/embed-test', '/nowhere']) {
    const html = await (await request.get(route)).text()
    expect(html, route).toContain('<meta name="robots" content="noindex"')
    expect(html, route).not.toContain('rel="canonical"')
  }
})

test('the home page names the business with its hours, area and prices', async ({
  request,
  site,
}) => {
  const things = await graphOf(await (await request.get('/')).text())
  expect(typesOf(things)).toEqual(['WebSite', 'LocalBusiness'])
  expect(things[1]).toMatchObject({
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

test('each service names its provider, its area and its hourly prices', async ({request, site}) => {
  for (const route of contentRoutes.filter((path) => path.startsWith('/services/'))) {
    const things = await graphOf(await (await request.get(route)).text())
    expect(typesOf(things)).toEqual(['BreadcrumbList', 'Service'])
    expect(things[1]).toMatchObject({
      url: `${site.url}${route}`,
      provider: {'@id': `${site.url}/#business`},
      offers: {priceSpecification: {minPrice: 100, maxPrice: 500, unitCode: 'HUR'}},
    })
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

function typesOf(things: Thing[]) {
  return things.map((thing) => thing['@type'])
}
