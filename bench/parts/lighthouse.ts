import {contentRoutes} from '../../tests/support/page/routes.ts'
import {type Figure, median} from '../figure.ts'
import type {Part} from '../part.ts'
import {processorSlowdown} from '../processor-slowdown.ts'
import {serveRawSite} from '../raw-site.ts'
import {type LighthouseOptions, runLighthouse} from '../run-lighthouse.ts'
import {runningSite} from '../running-site.ts'

/** Routes that nobody should find, with the audits that mean nothing there. */
const hiddenRoutes: Record<string, string[]> = {
  '/auth': ['is-crawlable'],
  '/embed-test': ['is-crawlable'],
  // Its status, which the browser also logs to the console.
  '/nowhere': ['is-crawlable', 'http-status-code', 'errors-in-console'],
}

export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  method:
    "The lowest of the four categories (performance, accessibility, best practices, SEO) per route and form factor, with simulated throttling, in headless Chromium. A phone's slower processor is what Lighthouse's guide makes of this machine's benchmark index: 4 times slower on a fast desktop (from 1,533), 3 times at 1,300, 2 times at 800. Where the first run is below 100, the median of five counts, on a phone beside the same page without scripts, measured in turn. Routes that nobody should find are measured without the audit that asks for an indexable page, the not-found page also without those that its status fails.",
  run: async () => {
    const {siteUrl} = await runningSite()
    const raw = await serveRawSite(siteUrl)
    const indexes = await benchmarkIndexes(siteUrl)
    const phone = Math.round(processorSlowdown(median(indexes)) * 10) / 10
    const figures: Figure[] = [
      {what: "the machine's benchmark index", unit: '', samples: indexes},
      {what: "a phone's processor, times slower", unit: '', samples: [phone]},
    ]
    for (const route of [...contentRoutes, ...Object.keys(hiddenRoutes)]) {
      for (const form of ['mobile', 'desktop'] as const) {
        const options = optionsFor(route, form, phone)
        const runs = [await measure(siteUrl + route, options)]
        const rawRuns: number[] = []
        while (runs[0]?.lowest !== 100 && runs.length < 5) {
          if (form === 'mobile') rawRuns.push((await measure(raw.url + route, options)).lowest)
          runs.push(await measure(siteUrl + route, options))
        }
        const failed = new Set(runs.flatMap((run) => run.failed))
        const notes = [
          ...(rawRuns.length > 0 ? [`raw page ${median(rawRuns)}`] : []),
          ...(failed.size > 0 ? [`below 100: ${[...failed].join(', ')}`] : []),
        ]
        figures.push({
          what: `\`${route}\`, ${form}`,
          unit: '',
          samples: runs.map(({lowest}) => lowest),
          target: {atLeast: 100},
          ...(notes.length > 0 && {peers: notes.join('; ')}),
        })
      }
    }
    await raw.stop()
    return figures
  },
}

/** Lighthouse's figure for the machine's speed, measured five times: on a shared machine it changes from minute to minute. */
async function benchmarkIndexes(siteUrl: string): Promise<number[]> {
  const indexes: number[] = []
  while (indexes.length < 5) {
    const result = await runLighthouse(`${siteUrl}/`, optionsFor('/', 'desktop', 1))
    indexes.push(result.environment.benchmarkIndex)
  }
  return indexes
}

function optionsFor(route: string, form: 'mobile' | 'desktop', phone: number): LighthouseOptions {
  return {
    form,
    // An automated browser has no back/forward cache.
    skipAudits: ['bf-cache', ...(hiddenRoutes[route] ?? [])],
    slowdown: form === 'mobile' ? phone : 1,
  }
}

/** The lowest score of a run, and what kept categories below 100. */
async function measure(url: string, options: LighthouseOptions) {
  const {categories, audits} = await runLighthouse(url, options)
  const scores = Object.values(categories).map(({score}) => Math.round((score ?? 0) * 100))
  const failed = Object.values(categories)
    .filter(({score}) => score !== 1)
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({id}) => id)
  return {lowest: Math.min(...scores), failed}
}
