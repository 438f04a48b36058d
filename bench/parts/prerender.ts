import {languages} from '../../domain/language.ts'
import type {PrerenderEntry} from '../../scripts/site/prerender.ts'
import {sharedQueries} from '../../src/content/query/queries.ts'
import type {SiteSnapshot} from '../../src/content/query/site-snapshot.ts'
import {contentRoutes} from '../../tests/support/page/routes.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {runningSite} from '../running-site.ts'
import {prerendererEntry, timedBuild} from '../site-build.ts'

/** In each language the shared ones and all pages; and the former paths. */
const queriesOfABuild = (sharedQueries.length + 1) * languages.length + 1

export const prerender: Part = {
  name: 'prerender',
  title: 'Prerendering and the build',
  method:
    'The whole `npm run build`, its own content lake included; then the rendering alone, per page, of 10, 100 and 1,000 pages from one snapshot with as many pages in it, each after 300 pages that warm the engine up.',
  run: async () => {
    await runningSite()
    const builds: number[] = []
    for (let round = 0; round < 3; round += 1) builds.push(await timedBuild())
    const {entry, snapshot, queries} = await readSnapshot()
    const figures: Figure[] = [
      {what: 'whole build of the site', unit: 'ms', samples: builds, target: {atMost: 20_000}},
      {
        what: 'queries of the lake for all pages',
        unit: '',
        samples: [queries],
        target: {atMost: queriesOfABuild},
      },
    ]
    for (const count of [10, 100, 1000]) {
      figures.push({
        what: `rendering a page, of ${count}`,
        unit: 'ms',
        samples: await renderTimes(entry, snapshot, count),
        target: {atMost: 2},
        peers: 'own prototype 0.47-0.9; React Router framework mode about 3',
      })
    }
    return figures
  },
}

async function readSnapshot() {
  const entry = await prerendererEntry()
  const {contentLakeReader} = await import('../../scripts/site/content-lake-reader.ts')
  const read = contentLakeReader()
  let queries = 0
  const snapshot = await entry.readSiteSnapshot((query, params) => {
    queries += 1
    return read(query, params)
  })
  return {entry, snapshot, queries}
}

/** Milliseconds per page of five rounds, once the engine has compiled what it will compile. */
async function renderTimes(entry: PrerenderEntry, snapshot: SiteSnapshot, count: number) {
  const large = {...snapshot, pages: {...snapshot.pages, result: manyPages(snapshot, count)}}
  const timedRender = async (pages: number) => {
    const start = performance.now()
    for (let page = 0; page < pages; page += 1) {
      const route = contentRoutes[page % contentRoutes.length] ?? '/'
      await entry.renderPage(route, large)
    }
    return (performance.now() - start) / pages
  }
  await timedRender(300)
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) times.push(await timedRender(count))
  return times
}

/** The pages of the site and copies of them under other paths. */
function manyPages({pages}: SiteSnapshot, count: number) {
  const copies = Array.from({length: Math.max(0, count - pages.result.length)}, (_, index) => {
    const [page] = pages.result.slice(index % pages.result.length)
    return page ? [{...page, path: `/copies/${index}`}] : []
  })
  return [...copies.flat(), ...pages.result]
}
