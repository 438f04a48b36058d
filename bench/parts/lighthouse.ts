import lighthouse, {desktopConfig} from 'lighthouse'

import {contentRoutes} from '../../tests/support/routes.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {stage} from '../stage.ts'

const hiddenRoutes = ['/auth', '/embed-test', '/nowhere']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  method:
    'The lowest of the four categories (performance, accessibility, best practices, SEO), once per route and form factor with simulated throttling. Routes that nobody should find are measured without the audit that asks for an indexable page, the not-found page as if it had been found.',
  run: async () => {
    const {siteUrl, debuggingPort} = await stage()
    const figures: Figure[] = []
    for (const route of [...contentRoutes, ...hiddenRoutes]) {
      for (const form of ['mobile', 'desktop'] as const) {
        const result = await lighthouse(
          siteUrl + route,
          {
            port: debuggingPort,
            onlyCategories: categories,
            logLevel: 'error',
            ignoreStatusCode: true,
            ...(hiddenRoutes.includes(route) && {skipAudits: ['is-crawlable', 'http-status-code']}),
          },
          form === 'desktop' ? desktopConfig : undefined,
        )
        const scores = Object.values(result?.lhr.categories ?? {})
        const lowest = Math.min(...scores.map(({score}) => (score ?? 0) * 100))
        const short = scores.filter(({score}) => score !== 1).map(({id}) => id)
        const failed = Object.values(result?.lhr.audits ?? {})
          .filter(({score, scoreDisplayMode}) => score === 0 && scoreDisplayMode === 'binary')
          .map(({id}) => id)
        figures.push({
          what: `\`${route}\`, ${form}`,
          unit: '',
          samples: [lowest],
          target: {atLeast: 100},
          ...(short.length > 0 && {peers: [...short, ...failed].join(', ')}),
        })
      }
    }
    return figures
  },
}
