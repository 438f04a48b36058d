import {type RefObject, useEffect, useReducer} from 'react'

import {readBookingHeight} from '#src/booking/messages/height-message.ts'

import {newRun, nextDue, nextRun, type Run, type RunEvent, type RunRules} from './test-run.ts'
import {readWidgetValues} from './widget-values.ts'

type Options = {
  tests: number
  rules: RunRules
  /** The widget's origin; messages of others do not count. */
  origin: string | null
  frame: RefObject<HTMLIFrameElement | null>
}

/** A run of the tests on the page's clock. One timer at most; it ends with the page. */
export function useTestRun({tests, rules, origin, frame}: Options) {
  const [run, happen] = useReducer(
    (before: Run, event: RunEvent) => nextRun(before, event, rules),
    tests,
    newRun,
  )

  useEffect(() => {
    const due = nextDue(run, rules)
    if (due === null) return
    // A timer may fire a fraction of a millisecond early: its time has come all the same.
    const pass = () => happen({type: 'time', at: Math.max(due, performance.now())})
    const timer = setTimeout(pass, due - performance.now())
    return () => clearTimeout(timer)
  }, [run, rules])

  useEffect(() => {
    const hear = ({source, origin: sender, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || sender !== origin) return
      const height = readBookingHeight(data)
      if (height !== null) happen({type: 'sized', at: performance.now(), height})
      const values = readWidgetValues(data)
      if (values) happen({type: 'received', values})
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, origin])

  return {
    run,
    start: (test: number) => happen({type: 'start', test, at: performance.now()}),
    runAll: () => happen({type: 'runAll', at: performance.now()}),
    stop: () => happen({type: 'stop'}),
    loaded: () => happen({type: 'loaded', at: performance.now()}),
  }
}
