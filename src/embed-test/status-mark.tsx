import type {TestStatus} from './run/test-run.ts'

/** The mark beside the word: ring, spinning ring, dot or diamond. */
export function StatusMark({status}: {status: TestStatus}) {
  return <i aria-hidden="true" className={`block size-3 flex-none border-2 ${marks[status]}`} />
}

const marks = {
  none: 'rounded-full border-slate-500',
  testing:
    'animate-[spin_900ms_linear_infinite] rounded-full border-tide-600 border-r-transparent motion-reduce:animate-none',
  success: 'rounded-full border-palm-700 bg-palm-700',
  failed: 'rotate-45 scale-80 border-crimson-600 bg-crimson-600',
} satisfies Record<TestStatus, string>
