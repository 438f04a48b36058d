import {Button} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {useCopy} from '#src/ui/use-copy.ts'

import type {EmbedTestCase} from './run/embed-test-case.ts'
import {receivedNames, resultsText, durationText, statusWords, summary} from './run/results-text.ts'
import type {Run} from './run/test-run.ts'

type TestResultsProps = {heading: string; cases: readonly EmbedTestCase[]; run: Run}

/** The status of each test beside the measurements behind it. */
export function TestResults({heading, cases, run}: TestResultsProps) {
  return (
    <section
      aria-labelledby="results"
      className="rounded-panel border border-(--line) bg-(--surface-raised) p-5 sm:p-8"
    >
      <h2 id="results" className="font-sans text-subheading font-semibold">
        Results
      </h2>
      <p className="text-(--fg-soft)">{summary(run.results)}</p>
      <p className="mt-3 text-small text-(--fg-soft)">
        Success means that the frame loaded, which a blocked or missing form does too. Only a size
        message proves that the form is there.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
      <section className="mt-5 overflow-x-auto" aria-label="Results table" tabIndex={0}>
        <table className="w-full min-w-[40rem] text-left text-small">
          <thead>
            <tr className="text-(--fg-soft)">
              {['Test', 'Status', 'Frame loaded', 'Size message', 'Values received'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map(({name}, index) => {
              const result = run.results[index]
              if (!result) return null
              const ran = result.status !== 'none'
              return (
                <tr key={name} className="h-15 border-t border-(--line)">
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {name}
                  </th>
                  <td className="py-2 pr-4">{statusWords[result.status]}</td>
                  <td className="tabular py-2 pr-4 whitespace-nowrap">
                    {ran && durationText(result, result.loadedAt, 'No')}
                  </td>
                  <td className="tabular py-2 pr-4 whitespace-nowrap">
                    {ran && durationText(result, result.sizedAt, 'None')}
                    {result.height !== null && `, ${result.height} px`}
                  </td>
                  <td className="py-2 [overflow-wrap:anywhere]">
                    {ran && (receivedNames(result) ?? 'Not told')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <CopyResults text={resultsText(heading, cases, run.results)} />
    </section>
  )
}

/** Copies the results; where the browser forbids it, shows them to copy by hand. */
function CopyResults({text}: {text: string}) {
  const {outcome, copy} = useCopy()
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center gap-4">
        <Button type="button" variant="secondary" size="small" onClick={() => void copy(text)}>
          <Icon name="copy" size={18} />
          Copy results
        </Button>
        <LiveRegion className="text-small text-(--fg-soft)">
          {outcome === 'copied' && 'Copied.'}
          {outcome === 'refused' &&
            'The browser does not let this page copy. Select the text here:'}
        </LiveRegion>
      </div>
      {outcome === 'refused' && (
        <textarea
          readOnly
          aria-label="Results as text"
          rows={8}
          value={text}
          className="mt-3 w-full rounded-control border border-(--line-control) bg-(--field) p-3 font-mono text-sm"
        />
      )}
    </div>
  )
}
