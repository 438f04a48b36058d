import {readFileSync} from 'node:fs'

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
