import {buttonClass} from '#src/ui/button.tsx'

import type {EmbedTestCase} from './run/embed-test-case.ts'
import {statusWords} from './run/results-text.ts'
import type {Run} from './run/test-run.ts'
import {StatusMark} from './status-mark.tsx'

type TestListProps = {
  cases: readonly EmbedTestCase[]
  run: Run
  disabled: boolean
  onStart: (test: number) => void
  onRunAll: () => void
  onStop: () => void
}

/** The button that runs all tests and one for each. */
export function TestList({cases, run, disabled, onStart, onRunAll, onStop}: TestListProps) {
  return (
    <div>
      <button
        type="button"
        className={buttonClass({wide: true})}
        disabled={disabled}
        onClick={run.all ? onStop : onRunAll}
      >
        {run.all ? `Stop (${run.all.waiting.length} to go)` : 'Run all tests'}
      </button>
      <ul className="mt-5 border-b border-(--line)">
        {cases.map(({name}, index) => {
          const status = run.results[index]?.status ?? 'none'
          return (
            <li key={name} className="border-t border-(--line)">
              <button
                type="button"
                disabled={disabled}
                aria-current={run.current === index || undefined}
                onClick={() => onStart(index)}
                className="grid min-h-13 w-full cursor-pointer grid-cols-[12px_1fr_auto] items-center gap-3.5 py-2 text-left text-base leading-[1.3] font-medium hover:text-(--fg-link) disabled:cursor-default disabled:opacity-60 aria-[current]:font-semibold"
              >
                <StatusMark status={status} />
                {name}
                <span className="text-sm text-(--fg-soft)">
                  {status === 'none' ? (
                    <span className="sr-only">{statusWords.none}</span>
                  ) : (
                    statusWords[status]
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
