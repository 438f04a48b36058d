const runAllIntervalMs = 6000
const successDelayMs = 2000

export type RunRules = {
  /** A test that is still testing after this time has failed. */
  failAfterMs: number
  /** Whether a test whose frame has loaded may go on beyond that time until it succeeds. */
  loadedMayWait: boolean
}

/** The embed test page: failed when the frame has not loaded within 6 s [EMBED-3]. */
export const embedTestRules: RunRules = {failAfterMs: 6000, loadedMayWait: true}
/** The debug page for formats: failed when still testing after 5 s [EMBED-3]. */
export const formatRules: RunRules = {failAfterMs: 5000, loadedMayWait: false}

export type TestStatus = 'none' | 'testing' | 'success' | 'failed'

/** All times are ms of one clock; null where there was no such event. */
export type TestResult = {
  status: TestStatus
  startedAt: number
  loadedAt: number | null
  /** When the first size message came, the only proof that the form is there, and its height in px. */
  sizedAt: number | null
  height: number | null
  /** What the widget says that it received; null when it does not say. */
  values: Record<string, string> | null
}

export type Run = {
  /** Index of the test in the frame. */
  current: number | null
  /** Counts the loads of the frame. */
  attempt: number
  /** Tests that "run all" still has to start, and when it does; null when it is not running. */
  all: {waiting: readonly number[]; nextAt: number} | null
  results: readonly TestResult[]
}

export type RunEvent =
  | {type: 'start'; test: number; at: number}
  | {type: 'runAll'; at: number}
  | {type: 'stop'}
  /** Time has passed; it changes nothing before `nextDue`. */
  | {type: 'time'; at: number}
  | {type: 'loaded'; at: number}
  | {type: 'sized'; at: number; height: number}
  | {type: 'received'; values: Record<string, string>}

const notRun: TestResult = {
  status: 'none',
  startedAt: 0,
  loadedAt: null,
  sizedAt: null,
  height: null,
  values: null,
}

export function newRun(tests: number): Run {
  return {current: null, attempt: 0, all: null, results: Array.from({length: tests}, () => notRun)}
}

/** The run after an event. A pure function: the clock is in the events. */
export function nextRun(run: Run, event: RunEvent, rules: RunRules): Run {
  switch (event.type) {
    case 'start':
      return startByHand(run, event.test, event.at)
    case 'runAll': {
      const fresh = {...newRun(run.results.length), attempt: run.attempt}
      return startNext(fresh, [...fresh.results.keys()], event.at)
    }
    case 'stop':
      return {...run, all: null}
    case 'time':
      return advanceTime(run, event.at, rules)
    case 'loaded':
      return withResult(run, (result) => ({...result, loadedAt: result.loadedAt ?? event.at}))
    case 'sized':
      return withResult(run, (result) => ({
        ...result,
        sizedAt: result.sizedAt ?? event.at,
        height: event.height,
      }))
    case 'received':
      return withResult(run, (result) => ({...result, values: event.values}))
  }
}

/** When the next change by time alone is due, in ms; null when none is. */
export function nextDue(run: Run, rules: RunRules): number | null {
  const times = run.results.flatMap((result) =>
    result.status === 'testing' ? [dueChange(result, rules).at] : [],
  )
  if (run.all) times.push(run.all.nextAt)
  return times.length ? Math.min(...times) : null
}

function dueChange(result: TestResult, {failAfterMs, loadedMayWait}: RunRules) {
  const failure = {at: result.startedAt + failAfterMs, status: 'failed'} as const
  if (result.loadedAt === null) return failure
  const success = {at: result.loadedAt + successDelayMs, status: 'success'} as const
  return loadedMayWait || success.at <= failure.at ? success : failure
}

function advanceTime(run: Run, at: number, rules: RunRules): Run {
  const results = run.results.map((result) => {
    if (result.status !== 'testing') return result
    const due = dueChange(result, rules)
    return due.at <= at ? {...result, status: due.status} : result
  })
  const settled = {...run, results}
  if (!run.all || run.all.nextAt > at) return settled
  const stepped = withResult(settled, (result) =>
    result.status === 'testing' && result.loadedAt === null
      ? {...result, status: 'failed'}
      : result,
  )
  // A timer that is a little late does not delay the next test; a background tab, whose timers stop, does.
  const onTime = at - run.all.nextAt < 1000 ? run.all.nextAt : at
  return startNext(stepped, run.all.waiting, onTime)
}

/** Starts the first of `waiting`; when there is none, "run all" is over. */
function startNext(run: Run, waiting: readonly number[], at: number): Run {
  const [test, ...rest] = waiting
  if (test === undefined) return {...run, all: null}
  return {...start(run, test, at), all: {waiting: rest, nextAt: at + runAllIntervalMs}}
}

/**
 * A click while all tests run: the clicked test gets its 6 s, then the others go on. If it interrupts a test
 * whose frame has not loaded, that one has not failed and runs again later.
 */
function startByHand(run: Run, test: number, at: number): Run {
  const interrupted =
    run.current !== null && run.current !== test && isUndecided(run.results[run.current])
      ? run.current
      : null
  const results = run.results.map((result, index) => (index === interrupted ? notRun : result))
  const started = start({...run, results}, test, at)
  if (!run.all) return started
  const waiting = [interrupted, ...run.all.waiting].filter(
    (index): index is number => index !== null && index !== test,
  )
  return {...started, all: {waiting, nextAt: at + runAllIntervalMs}}
}

function isUndecided(result: TestResult | undefined): boolean {
  return result?.status === 'testing' && result.loadedAt === null
}

function start(run: Run, test: number, at: number): Run {
  const results = run.results.map((result, index): TestResult =>
    index === test ? {...notRun, status: 'testing', startedAt: at} : result,
  )
  return {...run, current: test, attempt: run.attempt + 1, results}
}

/** The run with another result for the current test. */
function withResult(run: Run, make: (result: TestResult) => TestResult): Run {
  const results = run.results.map((result, index) =>
    index === run.current ? make(result) : result,
  )
  return {...run, results}
}
