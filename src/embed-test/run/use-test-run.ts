import {type RefObject, useEffect, useReducer} from 'react'

import {readHeightMessage} from '#src/booking/messages/height-message.ts'

import {newRun, nextDue, nextRun, type Run, type RunEvent, type RunRules} from './test-run.ts'
import {readWidgetValues} from './widget-values.ts'

type Options = {
  tests: number
  rules: RunRules
  /** The widget's origin; messages of others do not count. */
  origin: string | null
  frame: RefObject<HTMLIFrameElement | null>
}

/** A run of the tests in real time, with one timer at most. */
export function useTestRun({tests, rules, origin, frame}: Options) {
  const [run, dispatch] = useReducer(
    (before: Run, event: RunEvent) => nextRun(before, event, rules),
    tests,
    newRun,
  )

  useEffect(() => {
    const due = nextDue(run, rules)
    if (due === null) return
    // A timer may fire a fraction of a millisecond early.
    const onDue = () => dispatch({type: 'time', at: Math.max(due, performance.now())})
    const timer = setTimeout(onDue, due - performance.now())
    return () => clearTimeout(timer)
  }, [run, rules])

  useEffect(() => {
    const onMessage = ({source, origin: sender, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || sender !== origin) return
      const height = readHeightMessage(data)
      if (height !== null) dispatch({type: 'sized', at: performance.now(), height})
      const values = readWidgetValues(data)
      if (values) dispatch({type: 'received', values})
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, origin])

  return {
    run,
    start: (test: number) => dispatch({type: 'start', test, at: performance.now()}),
    runAll: () => dispatch({type: 'runAll', at: performance.now()}),
    stop: () => dispatch({type: 'stop'}),
    loaded: () => dispatch({type: 'loaded', at: performance.now()}),
  }
}
