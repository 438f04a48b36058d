import lighthouse, {type Config, desktopConfig} from 'lighthouse'

import {contentRoutes} from '../../tests/support/routes.ts'
import type {Figure} from '../figure.ts'
import {median} from '../figure.ts'
import type {Part} from '../part.ts'
import {serveRawSite} from '../raw-site.ts'
import {stage} from '../stage.ts'

/** Routes that nobody should find, with the audits that tell nothing there. */
const hiddenRoutes: Record<string, string[]> = {
  '/auth': ['is-crawlable'],
  '/embed-test': ['is-crawlable'],
  // Its status, which the browser also notes in the console.
  '/nowhere': ['is-crawlable', 'http-status-code', 'errors-in-console'],
}

export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  method:
    'The lowest of the four categories (performance, accessibility, best practices, SEO) per route and form factor, with simulated throttling; where the first run is below 100, the median of five counts, on a phone beside the same page without scripts, measured in turn. A run before all others, while the browser warms up, does not count. Routes that nobody should find are measured without the audit that asks for an indexable page, the not-found page also without those that its status fails.',
  run: async () => {
    const {siteUrl, debuggingPort} = await stage()
    const raw = await serveRawSite(siteUrl)
    const score = (origin: string, route: string, form: Form) =>
      measure(origin + route, debuggingPort, configFor(route, form))
    await score(siteUrl, '/', 'mobile')
    const figures: Figure[] = []
    for (const route of [...contentRoutes, ...Object.keys(hiddenRoutes)]) {
      for (const form of ['mobile', 'desktop'] as const) {
        const runs = [await score(siteUrl, route, form)]
        const rawRuns: number[] = []
        while (runs[0]?.lowest !== 100 && runs.length < 5) {
          if (form === 'mobile') rawRuns.push((await score(raw.url, route, form)).lowest)
          runs.push(await score(siteUrl, route, form))
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

type Form = 'mobile' | 'desktop'

function configFor(route: string, form: Form): Config {
  return {
    extends: 'lighthouse:default',
    settings: {
      ...(form === 'desktop' && desktopConfig.settings),
      // Live events keep a connection open, for which it would wait as long as it may.
      maxWaitForLoad: 8000,
      // The browser that is driven from outside has no cache for going back.
      skipAudits: ['bf-cache', ...(hiddenRoutes[route] ?? [])],
    },
  }
}

/** The lowest score of a run, and what kept categories below 100. */
async function measure(url: string, port: number, config: Config) {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const flags = {port, onlyCategories, logLevel: 'error', ignoreStatusCode: true} as const
  const result = await lighthouse(url, flags, config)
  const {categories = {}, audits = {}} = result?.lhr ?? {}
  const scores = Object.values(categories).map(({score: share}) => Math.round((share ?? 0) * 100))
  const failed = Object.values(categories)
    .filter(({score: share}) => share !== 1)
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({id}) => id)
  return {lowest: Math.min(...scores), failed}
}
