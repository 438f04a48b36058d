import {readFileSync} from 'node:fs'

import {isRecord} from '../../../domain/is-record.ts'
import {arrayAt, byType, documentOf, text} from '../../support/content/seed-documents.ts'
import {expect, test} from '../../support/site.ts'

const documentation = readFileSync('docs/open-data.md', 'utf8')
const examples = [
  ...documentation.matchAll(/## (\/data\/[\w-]+\.json)\n.*?```json\n(.*?)```/gs),
].map(([, path = '', json = '']) => ({path, example: JSON.parse(json)}))

test('every file is documented, and is as its documentation says [SEO-2] [SEO-4]', async ({
  request,
}) => {
  const overview = await (await request.get('/llms.txt')).text()
  const listed = [...overview.matchAll(/\((?:[^)]*?)(\/data\/[^)]+)\)/g)].map(([, path]) => path)
  expect(examples.map(({path}) => path)).toEqual(listed)
  for (const {path, example} of examples) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toMatch(/^application\/json/)
    expect(isPartOf(example, await response.json()), `the example of ${path}`).toBe(true)
  }
})

test('vehicles, counties and destinations are all there with their facts, in the order of the site [SEO-4]', async ({
  request,
}) => {
  const {vehicles} = await (await request.get('/data/vehicles.json')).json()
  expect(vehicles).toEqual(
    inOrder('vehicles').map(({_id, name, passengers, description, features}) => ({
      id: _id,
      name,
      passengers: rangeOf(passengers),
      description,
      features,
    })),
  )
  const {counties, destinations} = await (await request.get('/data/coverage.json')).json()
  expect(counties).toEqual(inOrder('coverageAreas').map(({county, cities}) => ({county, cities})))
  expect(destinations).toEqual(
    // A fact that is undefined counts as one that is left out.
    inOrder('destinations').map(({name, kind, code, county, note}) => ({
      name,
      kind,
      code,
      county,
      note,
    })),
  )
  expect([vehicles.length, counties.length, destinations.length]).toEqual(
    ['vehicle', 'coverageArea', 'destination'].map((type) => byType(type).length),
  )
})

test('each price is the one of its vehicle and its duration [SEO-4]', async ({request}) => {
  const {rates} = await (await request.get('/data/rates.json')).json()
  expect(rates).toEqual(
    arrayAt(documentOf('rates'), 'rateCards')
      .filter(isRecord)
      .map((card) => ({
        fromHours: card['fromHours'],
        toHours: card['toHours'],
        prices: arrayAt(card, 'prices')
          .filter(isRecord)
          .map(({vehicle, price}) => {
            const vehicleId = text(vehicle, '_ref')
            return {vehicleId, vehicle: text(documentOf(vehicleId), 'name'), ...rangeOf(price)}
          }),
      })),
  )
})

test('the prices are those of the rate table [SEO-4]', async ({page, request}) => {
  await page.goto('/services/hourly-service')
  const table = page.getByRole('table', {name: /rates/i})
  const {rates}: {rates: {prices: {min: number; max: number; vehicle: string}[]}[]} = await (
    await request.get('/data/rates.json')
  ).json()
  const inTable = await table.getByRole('cell').allTextContents()
  const prices = rates.flatMap((card) => card.prices.map(({min, max}) => `$${min}-${max}`))
  const shown = inTable.flatMap((text) => text.match(/\$\d+(-\d+)?/)?.[0] ?? [])
  expect(shown.length).toBeGreaterThan(8)
  expect(shown.filter((price) => !prices.includes(price))).toEqual([])
})

test('an opening leads to its page', async ({page, request}) => {
  const {openings}: {openings: {title: string; url: string}[]} = await (
    await request.get('/data/openings.json')
  ).json()
  expect(openings).toHaveLength(3)
  for (const {title, url} of openings) {
    await page.goto(url)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
  }
})

/** The documents that the seed data lists under a name, in the order of the site. */
function inOrder(name: string) {
  return arrayAt(documentOf('listOrder'), name).map((item) => documentOf(text(item, '_ref')))
}

function rangeOf(range: unknown) {
  return isRecord(range) ? {min: range['min'], max: range['max']} : null
}

/** Whether every field of `part` is in `whole`, and every item of its lists in the list there. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) && part.every((item) => whole.some((other) => isPartOf(item, other)))
    )
  }
  if (typeof part !== 'object' || part === null) return part === whole
  const fields = new Map<string, unknown>(Object.entries(whole ?? {}))
  return Object.entries(part).every(([name, value]) => isPartOf(value, fields.get(name)))
}
