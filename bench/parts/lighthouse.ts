import lighthouse, {type Flags, desktopConfig} from 'lighthouse'

import {contentRoutes} from '../../tests/support/routes.ts'
import type {Figure} from '../figure.ts'
import {median} from '../figure.ts'
import type {Part} from '../part.ts'
import {serveFoundSite} from '../raw-site.ts'
import {stage} from '../stage.ts'

const hiddenRoutes = ['/auth', '/embed-test', '/nowhere']

export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  method:
    'The lowest of the four categories (performance, accessibility, best practices, SEO) per route and form factor, with simulated throttling; where one run is below 100, two more follow and the median counts. Routes that nobody should find are measured without the audit that asks for an indexable page, the not-found page at status 200.',
  run: async () => {
    const {siteUrl, debuggingPort} = await stage()
    const found = await serveFoundSite(siteUrl)
    const figures: Figure[] = []
    for (const route of [...contentRoutes, ...hiddenRoutes]) {
      const isHidden = hiddenRoutes.includes(route)
      const url = (isHidden ? found.url : siteUrl) + route
      const flags: Flags = {
        port: debuggingPort,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        logLevel: 'error',
        ...(isHidden && {skipAudits: ['is-crawlable']}),
      }
      for (const form of ['mobile', 'desktop'] as const) {
        const runs = [await score(url, flags, form)]
        while (runs.length < 3 && median(runs.map(({lowest}) => lowest)) < 100) {
          runs.push(await score(url, flags, form))
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
    await found.stop()
    return figures
  },
}

/** The lowest score of a run, and what kept categories below 100. */
async function score(url: string, flags: Flags, form: 'mobile' | 'desktop') {
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  const {categories = {}, audits = {}} = result?.lhr ?? {}
  const scores = Object.values(categories).map(({score: share}) => Math.round((share ?? 0) * 100))
  const failed = Object.values(categories)
    .filter(({score: share}) => share !== 1)
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({id}) => id)
  return {lowest: Math.min(...scores), failed}
}
