import lighthouse, {type Config, desktopConfig} from 'lighthouse'

import {contentRoutes} from '../../tests/support/routes.ts'
import type {Figure} from '../figure.ts'
import {median} from '../figure.ts'
import type {Part} from '../part.ts'
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
    'The lowest of the four categories (performance, accessibility, best practices, SEO) per route and form factor, with simulated throttling; where one run is below 100, two more follow and the median counts. Routes that nobody should find are measured without the audit that asks for an indexable page, the not-found page also without those that its status fails.',
  run: async () => {
    const {siteUrl, debuggingPort} = await stage()
    const figures: Figure[] = []
    for (const route of [...contentRoutes, ...Object.keys(hiddenRoutes)]) {
      const score = (form: 'mobile' | 'desktop') =>
        measure(siteUrl + route, debuggingPort, {
          extends: 'lighthouse:default',
          settings: {
            ...(form === 'desktop' && desktopConfig.settings),
            // Live events keep a connection open, for which it would wait as long as it may.
            maxWaitForLoad: 12_000,
            // The browser that is driven from outside has no cache for going back.
            skipAudits: ['bf-cache', ...(hiddenRoutes[route] ?? [])],
          },
        })
      for (const form of ['mobile', 'desktop'] as const) {
        const runs = [await score(form)]
        while (runs.length < 3 && median(runs.map(({lowest}) => lowest)) < 100) {
          runs.push(await score(form))
        }
        const failed = new Set(runs.flatMap((run) => run.failed))
        figures.push({
          what: `\`${route}\`, ${form}`,
          unit: '',
          samples: runs.map(({lowest}) => lowest),
          target: {atLeast: 100},
          ...(failed.size > 0 && {peers: `below 100: ${[...failed].join(', ')}`}),
        })
      }
    }
    return figures
  },
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
