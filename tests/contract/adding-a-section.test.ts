import {pathToFileURL} from 'node:url'

import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {readDatasetFolder} from '../../scripts/dataset/dataset-folder.ts'
import {importDataset} from '../../scripts/dataset/import-dataset.ts'
import {loadPrerenderer} from '../../scripts/site/prerender.ts'
import {packageCommand} from '../../scripts/terminal/package-command.ts'
import type {DehydratedState} from '../../src/content/query/dehydrated-state.ts'
import {guideSteps} from '../support/guide/guide-steps.ts'
import {ProjectCopy} from '../support/guide/project-copy.ts'
import {type RunningLake, startLake} from '../support/lake/running-lake.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'

const guide = 'docs/adding-a-section.md'

/** In ms, against hanging only: the commands take about half a minute on a machine that does nothing else. */
const patience = 300_000
vi.setConfig({testTimeout: patience})

let copy: ProjectCopy
let lake: RunningLake

beforeAll(async () => {
  copy = await ProjectCopy.make()
  for (const step of guideSteps(guide)) await copy.carryOut(step)
  await copy.runNode(['scripts/typegen.ts'])
  lake = await startLake({dataFolder: await copySeededLake()})
  const seedData = copy.path('seed-data')
  await importDataset(seedData, await readDatasetFolder(seedData), {client: lake.client})
  await copy.runNode(['scripts/build.ts'], {SANITY_API_HOST: lake.url})
}, patience)
afterAll(async () => {
  await lake?.stopAndDelete()
  await copy?.remove()
})

test.concurrent.each([
  ['has the right types on the site', 'typescript', 'tsc --tsBuildInfoFile site.tsbuildinfo'],
  [
    'has the right types in the Studio',
    'typescript',
    'tsc -p studio --tsBuildInfoFile studio.tsbuildinfo',
  ],
  ['is formatted', 'oxfmt', 'oxfmt --check'],
  [
    'has valid examples, and the Studio knows where they show',
    'vitest',
    'vitest run --project unit tests/seed-data.test.ts tests/sections-that-show.test.ts',
  ],
  [
    'is in every list that a test holds',
    'vitest',
    'vitest run --project unit studio/sanity.config.test.ts studio/structure.test.ts src/sections/registry.test.ts tests/docs/going-live.test.ts tests/links-in-sections.test.ts',
  ],
  [
    'passes the test that it adds',
    'vitest',
    'vitest run --project component src/sections/home/quotes-section.test.tsx',
  ],
])('what the guide adds %s', async (_, packageName, line) => {
  const [command = '', ...args] = line.split(' ')
  const script = packageCommand(command, packageName)
  const browser = {CHROMIUM: process.env['CHROMIUM'] ?? ''}
  await expect(copy.runNode([script, ...args], browser)).resolves.toBeUndefined()
})

test('the prerendered page shows the section and the field, in each language', async () => {
  const html = await copy.read('dist/site/index.html')
  expect(html).toContain('What guests say')
  expect(html).toContain('The car was there before we were.')
  expect(html).toContain('Four large suitcases')
  const spanish = await copy.read('dist/site/es.html')
  expect(spanish).toContain('Lo que dicen los pasajeros')
  expect(spanish).toContain('El auto estaba allí antes que nosotros.')
  expect(spanish).toContain('Cuatro maletas grandes')
})

test('the preview follows every query of the page, and the page shows its drafts', async () => {
  const {findQueryByKey, findQueryByText}: typeof import('../../src/content/query/find-query.ts') =
    await import(pathToFileURL(copy.path('src/content/query/find-query.ts')).href)
  const names = (await stateOfHomePage()).map(([key]) => {
    const query = findQueryByKey(key)
    expect(findQueryByText(query?.groq ?? '', query?.params ?? {})?.queryKey).toEqual(key)
    return query?.name
  })
  expect(names).toEqual(expect.arrayContaining(['page', 'site', 'fleet', 'quotes']))

  const draft = {_id: 'drafts.quote-rivera', _type: 'quote', words: 'Nobody has read this yet.'}
  await lake.client.create(draft)
  const drafts = lake.client.withConfig({perspective: 'drafts'})
  const bundle = `await (await import('./scripts/site/build-prerenderer.ts')).buildPrerenderer('dist/prerenderer')`
  await copy.runNode(['--input-type=module', '-e', bundle], {
    SANITY_API_HOST: lake.url,
    NODE_ENV: 'production',
  })
  const {readSiteSnapshot, renderPage} = await loadPrerenderer(copy.path('dist/prerenderer'))
  const snapshot = await readSiteSnapshot(async (groq, params) => ({
    result: await drafts.fetch(groq, params),
    syncTags: [],
  }))
  expect((await renderPage('/', snapshot)).app).toContain(draft.words)
})

/** What the prerendered home page was made from. */
async function stateOfHomePage(): Promise<DehydratedState> {
  const [file] = /assets\/state-[\w-]+\.json/.exec(await copy.read('dist/site/index.html')) ?? []
  return JSON.parse(await copy.read(`dist/site/${file}`))
}
