import {useLocation} from 'react-router-dom'

import {widgetOrigins as configuredOrigins, allowedWidgetUrl} from '#src/booking/widget-origins.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {Container} from '#src/ui/container.tsx'
import {PageHead} from '#src/ui/page-head.tsx'

import {EmbedTestView} from './embed-test-view.tsx'
import {formatCases} from './run/format-cases.ts'
import {nameCases} from './run/name-cases.ts'
import {embedTestRules, formatRules} from './run/test-run.ts'

type EmbedTestPageProps = {
  widgetUrl: string | null
  widgetOrigins?: readonly string[]
}

/**
 * Tests which prefill parameters the booking widget understands. The debug page for their formats is the second view
 * of the same route.
 */
export function EmbedTestPage({widgetUrl, widgetOrigins = configuredOrigins}: EmbedTestPageProps) {
  const search = new URLSearchParams(useLocation().search)
  // The prerendered page has no query: it always holds the first view.
  const isHydrated = useHydrated()
  const view = isHydrated && search.get('view') === 'formats' ? views.formats : views.names
  const base = allowedWidgetUrl(widgetUrl, widgetOrigins)
  return (
    <>
      <PageHead heading={view.heading} />
      <section data-surface="pearl" className="pt-block pb-section">
        <Container>
          <nav aria-label="Test pages" className="mb-8 flex flex-wrap gap-x-6">
            {Object.values(views).map(({label, path}) => (
              <a
                key={path}
                href={path}
                aria-current={label === view.label ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent font-medium text-(--fg-link) hover:border-(--line) aria-[current]:border-dusk-500 aria-[current]:text-(--fg-strong)"
              >
                {label}
              </a>
            ))}
          </nav>
          {/* The key starts each view from the beginning: no results or timers of the other one. */}
          <EmbedTestView key={view.label} {...view} base={base} />
        </Container>
      </section>
    </>
  )
}

const views = {
  names: {
    label: 'Parameter names',
    path: '/embed-test',
    heading: 'Booking embed test',
    cases: nameCases,
    rules: embedTestRules,
  },
  formats: {
    label: 'Parameter formats',
    path: '/embed-test?view=formats',
    heading: 'Prefill formats',
    cases: formatCases,
    rules: formatRules,
  },
}
