import {useRef} from 'react'

import {bookingFrameUrl} from '#src/booking/frame-url.ts'
import {Alert} from '#src/ui/alert.tsx'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {type EmbedTestCase, testQuery} from './run/embed-test-case.ts'
import {statusWords} from './run/results-text.ts'
import type {Run, RunRules} from './run/test-run.ts'
import {useTestRun} from './run/use-test-run.ts'
import {TestDataList} from './test-data-list.tsx'
import {TestFrame} from './test-frame.tsx'
import {TestList} from './test-list.tsx'
import {TestResults} from './test-results.tsx'

type EmbedTestViewProps = {
  heading: string
  cases: readonly EmbedTestCase[]
  rules: RunRules
  /** The widget's URL without the parameters of a test; null when none may be framed. */
  base: string | null
}

/** Tests, data and controls on the left; what the current test sends, the frame and the results on the right. */
export function EmbedTestView({heading, cases, rules, base}: EmbedTestViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const origin = base && new URL(base).origin
  const {run, start, runAll, stop, loaded} = useTestRun({tests: cases.length, rules, origin, frame})
  const current = run.current === null ? null : (cases[run.current] ?? null)
  const result = run.current === null ? null : (run.results[run.current] ?? null)
  const url = base && current ? bookingFrameUrl(base, testQuery(current)) : null

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-8">
        <TestList
          cases={cases}
          run={run}
          disabled={!base}
          onStart={start}
          onRunAll={runAll}
          onStop={stop}
        />
        <TestDataList />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!base && (
          <Alert tone="info">
            There is no booking widget to test. Its address belongs into the company details, and
            its origin into the settings of the site.
          </Alert>
        )}
        <section aria-labelledby="parameters">
          <h2 id="parameters" className="mb-2.5 font-sans text-subheading font-semibold">
            Current parameters{current && `: ${current.name}`}
          </h2>
          {/* A fixed height, so that the frame below stays where it is from test to test. */}
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
            tabIndex={0}
            className="h-68 overflow-auto rounded-panel bg-ink-950 px-5 py-4.5 font-mono text-sm leading-[1.6] whitespace-pre-wrap text-mist-200 [overflow-wrap:anywhere]"
          >
            {current ? JSON.stringify(current.params, null, 2) : 'No test has been chosen.'}
          </pre>
        </section>
        <TestFrame
          frame={frame}
          url={url}
          attempt={run.attempt}
          loading={result?.status === 'testing' && result.loadedAt === null}
          onLoad={loaded}
        />
        <TestResults heading={heading} cases={cases} run={run} />
      </div>
      <LiveRegion>{current && announcement(current.name, run)}</LiveRegion>
    </div>
  )
}

function announcement(name: string, {current, all, results}: Run): string {
  const status = current === null ? undefined : results[current]?.status
  const rest = all ? `, ${all.waiting.length} to go` : ''
  return status ? `${name}: ${statusWords[status]}${rest}` : ''
}
