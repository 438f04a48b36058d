import {mkdtemp, readdir, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import type {SanityClient} from '@sanity/client'

import {importSeedData} from '../../scripts/dataset/import-seed-data.ts'
import {
  formerPathsQuery,
  pageQueryFor,
  pagesQuery,
  sharedQueries,
} from '../../src/content/query/queries.ts'
import {pageDraft} from '../../studio/pages/new/page-draft.ts'
import {patterns} from '../../studio/pages/new/patterns.ts'
import {forkLake} from '../../tests/support/lake/forked-lake.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {queryFigures} from '../query-figures.ts'
import {prerendererEntry, timedBuild} from '../site-build.ts'

const pageCount = 500
const builds = 3
const changes = 9

export const officePages: Part = {
  name: 'pages',
  title: `A site with ${pageCount} pages of the office's own`,
  method: `Pages from the Studio's own patterns beside the seed data, in a content lake in a process of its own. A changed page: from its change in the lake through reading everything that the site needs to its HTML. The bundle is every script of the built site, beside that of the same site without these pages.`,
  run: async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
    const output = await mkdtemp(path.join(tmpdir(), 'bench-pages-site-'))
    const lake = await forkLake(dataFolder)
    const dataset = {projectId: 'localdev', dataset: 'production', token: 'test-token'}
    await importSeedData({...dataset, apiHost: lake.url})
    const env = {...process.env, SANITY_API_HOST: lake.url}
    await timedBuild(output, env)
    const withoutPages = await bundleBytes(output)
    await fillPages(lake.client)

    const times: number[] = []
    for (let round = 0; round < builds; round += 1) times.push(await timedBuild(output, env))
    const grown = (await bundleBytes(output)) - withoutPages
    const visitor = lake.client.withConfig({token: undefined, perspective: 'published'})
    const figures: Figure[] = [
      {what: 'whole build of the site', unit: 'ms', samples: times, target: {atMost: 10_000}},
      {
        what: 'one changed page rendered',
        unit: 'ms',
        samples: await changedPageTimes(lake.client, visitor),
        target: {atMost: 1000},
      },
      {what: 'growth of the bundle', unit: 'kB', samples: [grown / 1000], target: {atMost: 0}},
      ...(await queryFigures(visitor, {
        queries: [
          ...sharedQueries,
          pageQueryFor(pathOf(0)),
          {name: 'formerPaths', groq: formerPathsQuery, params: {}},
        ],
        change: (title) => lake.client.patch(idOf(0)).set({title}).commit(),
      })),
    ]
    figures.push({
      what: 'everything of every page, which a build asks once',
      unit: 'ms',
      samples: await allPagesTimes(visitor),
    })
    await lake.kill()
    await rm(dataFolder, {recursive: true, force: true})
    await rm(output, {recursive: true, force: true})
    return figures
  },
}

async function allPagesTimes(visitor: SanityClient): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < builds; round += 1) {
    const start = performance.now()
    await visitor.fetch(pagesQuery, {language: 'en'})
    times.push(performance.now() - start)
  }
  return times
}

async function fillPages(client: SanityClient): Promise<void> {
  const begun = await Promise.all(
    patterns.map((pattern) => pageDraft(client, pattern.title, {pattern})),
  )
  const transaction = client.transaction()
  for (let page = 0; page < pageCount; page += 1) {
    const [draft] = begun.slice(page % begun.length)
    if (!draft) continue
    const title = `Page ${page} of the office`
    transaction.create({...draft, _id: idOf(page), title, path: pathOf(page), seo: seoOf(title)})
  }
  await transaction.commit()
}

function seoOf(title: string) {
  return {_type: 'seo', title, description: `What ${title} offers, for search engines.`}
}

async function changedPageTimes(client: SanityClient, visitor: SanityClient): Promise<number[]> {
  const times: number[] = []
  const entry = await prerendererEntry()
  for (let round = 0; round < changes; round += 1) {
    const heading = `Changed ${round} times`
    await client.patch(idOf(round)).set({'sections[0].heading': heading}).commit()
    const start = performance.now()
    const snapshot = await entry.readSiteSnapshot(async (query, params) => {
      const {result, syncTags = []} = await visitor.fetch(query, params, {filterResponse: false})
      return {result, syncTags}
    })
    const {app} = await entry.renderPage(pathOf(round), snapshot)
    times.push(performance.now() - start)
    if (!app.includes(heading)) throw new Error('The page does not show its change.')
  }
  return times
}

async function bundleBytes(output: string): Promise<number> {
  const folder = path.join(output, 'site/assets')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (name) => (await stat(path.join(folder, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function idOf(page: number): string {
  return `page-of-office-${page}`
}

function pathOf(page: number): string {
  return `/office/page-${page}`
}
