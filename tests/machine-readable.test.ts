import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {costOf} from '#domain/price/estimate.ts'
import * as entry from '#src/app/entry-prerender.tsx'
import type {SiteSnapshot} from '#src/content/query/site-snapshot.ts'

import {careers, snapshotOf} from './support/content/snapshot-of.ts'

const settings = {company: 'Example Cars', phone: '+13055550100'}
const contact = {...careers, _id: 'page-contact', title: 'Contact', path: '/contact'}

test('search engines and language models read what placeholders stand for [SEO-1]', async () => {
  const seo = {title: 'Reach {company}', description: 'Call {phone} at any hour.'}
  const snapshot = await snapshotOf([{...contact, title: 'Talk to {company}', seo}], {
    settings,
  })
  const head = await headOf('/contact', snapshot)
  expect(head).toContain('<title>Reach Example Cars | Example Cars</title>')
  expect(head).toContain('name="description" content="Call (305) 555-0100 at any hour."')
  expect(head).toContain('"name":"Talk to Example Cars"')
  expect(head).not.toContain('{company}')
  const {['llms.txt']: overview} = await entry.siteFiles(snapshot)
  expect(overview).toMatch(/\[Reach Example Cars\].*: Call \(305\) 555-0100 at any hour\./)
})

test('a description whose placeholder has no value is left out [SEO-1]', async () => {
  const seo = {description: 'Write to {email}.'}
  const snapshot = await snapshotOf([{...contact, seo}], {settings})
  expect(await headOf('/contact', snapshot)).not.toContain('name="description"')
})

test('what a position asks for is filled in for those who read the open data [SERVICE-8]', async () => {
  const requirements = ['A license', 'Send proof to {careersEmail}', 'Write to {email}']
  const job = {_id: 'job-a', title: 'Chauffeur', slug: 'chauffeur', requirements}
  const careersEmail = 'jobs@example.com'
  const files = await entry.siteFiles(
    await snapshotOf([careers], {settings: {...settings, careersEmail}, jobs: [job]}),
  )
  expect(JSON.parse(files['data/openings.json'] ?? '')).toMatchObject({
    openings: [{requirements: ['A license', 'Send proof to jobs@example.com']}],
  })
})

test('an opening names its page only while the careers page is published [SEO-4]', async () => {
  const job = {_id: 'job-a', title: 'Chauffeur', slug: 'chauffeur'}
  const openings = async (pages: (typeof careers)[]) => {
    const files = await entry.siteFiles(await snapshotOf(pages, {settings, jobs: [job]}))
    const {openings: listed}: {openings: {title: string; url?: string}[]} = JSON.parse(
      files['data/openings.json'] ?? '',
    )
    return listed.map(({title, url}) => [title, url?.replace(/^.*(?=\/)/, '')])
  }
  expect(await openings([careers])).toEqual([['Chauffeur', '/careers?job=chauffeur']])
  expect(await openings([contact])).toEqual([['Chauffeur', undefined]])
  const later = {...careers, showFrom: '2999-01-01T12:00:00.000Z'}
  expect(await openings([later])).toEqual([['Chauffeur', undefined]])
})

test('the note of a destination is filled in for those who read the open data, or left out [SERVICE-8]', async () => {
  const destinations = [
    {_id: 'destination-mia', name: 'Miami', note: 'Call {phone} from the terminal'},
    {_id: 'destination-fll', name: 'Fort Lauderdale', note: 'Write to {email}'},
  ]
  const files = await entry.siteFiles(await snapshotOf([contact], {settings, destinations}))
  expect(JSON.parse(files['data/coverage.json'] ?? '')).toMatchObject({
    destinations: [
      {name: 'Miami', note: 'Call (305) 555-0100 from the terminal'},
      {name: 'Fort Lauderdale'},
    ],
  })
  expect(files['data/coverage.json']).not.toContain('{email}')
})

test('from the end of its last duration a vehicle has no price, in the open data as in the estimate [COST-2] [SEO-4]', async () => {
  const rateCards = [
    {fromHours: 2, toHours: 4, prices: [{vehicleId: 'suburban', price: {min: 110, max: 160}}]},
    {fromHours: 4, prices: [{vehicleId: 'escalade', price: {min: 110, max: 160}}]},
  ]
  const vehicles = [
    {_id: 'suburban', name: 'Suburban'},
    {_id: 'escalade', name: 'Escalade'},
  ]
  const files = await entry.siteFiles(await snapshotOf([contact], {fleet: {vehicles, rateCards}}))
  const {rates}: {rates: PublishedRates[]} = JSON.parse(files['data/rates.json'] ?? '')
  const bands = rates.map(({fromHours, toHours, prices}) => ({
    fromHours,
    toHours,
    price: prices.find(({vehicleId}) => vehicleId === 'suburban') ?? null,
  }))
  for (const hours of [2, 3.5, 4, 4.5]) {
    // As docs/open-data.md says: at least `fromHours` and less than `toHours`.
    const published = bands.find(
      ({fromHours, toHours = Infinity}) => hours >= fromHours && hours < toHours,
    )?.price
    const derived = published && {min: published.min * hours, max: published.max * hours}
    expect(costOf(bands, hours), `${hours} hours`).toEqual(derived ?? null)
  }
  expect(readFileSync('docs/open-data.md', 'utf8')).toContain(
    'A vehicle that the next duration does not list has no published price from `toHours` on.',
  )
})

type PublishedRates = {
  fromHours: number
  toHours?: number
  prices: {vehicleId: string; min: number; max: number}[]
}

test.each([
  ['Sunday', 'Saturday', 7],
  ['Saturday', 'Monday', 3],
  ['Monday', 'Friday', 5],
])('office days from %s to %s are known to search engines [SEO-3]', async (first, last, count) => {
  const officeHours = {firstDay: first, lastDay: last, opens: '08:00', closes: '20:00'}
  const snapshot = await snapshotOf([contact], {settings: {...settings, officeHours}})
  const [, days = ''] = /"dayOfWeek":\[([^\]]*)\]/.exec(await headOf('/contact', snapshot)) ?? []
  expect(days.split(',')).toHaveLength(count)
  expect(days).toContain(`"${first}"`)
  expect(days).toContain(`"${last}"`)
})

test.each([
  [{showFrom: '2020-01-01T05:00:00Z'}, true],
  [{showUntil: '2020-01-01T05:00:00Z'}, false],
])(
  'a page names its translation with %o only while that shows [SEO-1]',
  async (schedule, isNamed) => {
    const translations = [
      {language: 'en', path: '/contact'},
      {language: 'es', path: '/es/contacto', ...schedule},
    ]
    const home = {...careers, _id: 'page-home-es', path: '/es', language: 'es'}
    const snapshot = await snapshotOf([{...contact, translations}, home], {
      languages: ['en', 'es'],
      settings,
    })
    expect((await headOf('/contact', snapshot)).includes('hrefLang="es"')).toBe(isNamed)
  },
)

test.each([
  [{showFrom: '2020-01-01T05:00:00Z'}, true],
  [{showUntil: '2020-01-01T05:00:00Z'}, false],
  [{showFrom: '2100-01-01T05:00:00Z'}, false],
])(
  'structured data speaks of sections with %o only while they show [SEO-3]',
  async (schedule, isNamed) => {
    const sections = [
      {_type: 'ratesSection', _key: 'rates', ...schedule},
      {
        _type: 'destinationHeadSection',
        _key: 'head',
        parent: {label: 'Airport Transfers', href: '/services/airport-transfers'},
        ...schedule,
      },
    ]
    const service = {...contact, _type: 'service', path: '/services/hourly-service', sections}
    const transfers = {...contact, _id: 'transfers', path: '/services/airport-transfers'}
    const head = await headOf(service.path, await snapshotOf([service, transfers], {settings}))
    expect(head).toContain('"@type":"Service"')
    expect(head.includes('hasOfferCatalog')).toBe(isNamed)
    expect(head.includes('"name":"Airport Transfers"')).toBe(isNamed)
  },
)

test.each([
  ['Transfers of {company}', {}, ['Home', 'Transfers of Example Cars', 'Contact']],
  ['Transfers', {showUntil: '2020-01-01T05:00:00Z'}, ['Home', 'Contact']],
  ['Transfers', {showFrom: '2100-01-01T05:00:00Z'}, ['Home', 'Contact']],
  ['Write to {email}', {}, ['Home', 'Contact']],
])(
  'the way to a page leads through "%s" with %o only while that page shows and has a name [SEO-3]',
  async (label, schedule, way) => {
    const parent = {label, href: '/services/airport-transfers#fleet'}
    const sections = [{_type: 'destinationHeadSection', _key: 'head', parent}]
    const above = {...contact, _id: 'above', path: '/services/airport-transfers', ...schedule}
    const snapshot = await snapshotOf([{...contact, sections}, above], {settings})
    const [, list = ''] =
      /"itemListElement":(\[[^\]]*\])/.exec(await headOf('/contact', snapshot)) ?? []
    expect(JSON.parse(list).map(({name}: {name: string}) => name)).toEqual(way)
  },
)

test('line breaks in descriptions and names leave llms.txt a list [SEO-2]', async () => {
  const seo = {title: 'Reach\n{company}', description: 'Call us.\n\n## At any hour\n'}
  const snapshot = await snapshotOf([{...contact, seo}], {
    settings: {...settings, tagline: 'By day.\nBy night.'},
  })
  const {['llms.txt']: overview = ''} = await entry.siteFiles(snapshot)
  expect(overview).toMatch(/^- \[Reach Example Cars\]\(\S+\): Call us\. ## At any hour$/m)
  expect(overview).toMatch(/^By day\. By night\.$/m)
})

test.each([
  [{}, false],
  [{showFrom: '2100-01-01T05:00:00Z'}, false],
  [{showFrom: '2100-01-01T05:00:00Z', showUntil: '2100-02-01T05:00:00Z'}, false],
  [{showUntil: '2020-01-01T05:00:00Z'}, true],
  [{language: 'es', path: '/es/gala'}, true],
])(
  'a former path leads to the new one unless another page has it, now or later: %o [ROUTES-5]',
  async (other, leads) => {
    const page = {...contact, _id: 'page-gala', path: '/gala', ...other}
    const to = {path: '/contact', formerPaths: [page.path]}
    const snapshot = await snapshotOf([contact, page], {formerPaths: [to]})
    expect(entry.redirectsOf(snapshot)).toEqual(leads ? [{from: page.path, to: '/contact'}] : [])
  },
)

test('a former path leads to no page that is planned or has ended [ROUTES-5]', async () => {
  for (const schedule of [
    {showFrom: '2100-01-01T05:00:00Z'},
    {showUntil: '2020-01-01T05:00:00Z'},
  ]) {
    const formerPaths = [{path: '/contact', formerPaths: ['/gala']}]
    const snapshot = await snapshotOf([{...contact, ...schedule}], {formerPaths})
    expect(entry.redirectsOf(snapshot)).toEqual([])
  }
})

async function headOf(path: string, snapshot: SiteSnapshot): Promise<string> {
  return (await entry.renderPage(path, snapshot)).head
}
