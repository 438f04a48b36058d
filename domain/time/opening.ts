import {type TimeSpan, spanState} from './time-span.ts'

/** When a job opening shows on the site; ISO 8601 in UTC. Missing: from the start, or without an end. */
export type OpeningTimes = {opensOn?: string | null; closesOn?: string | null}

export type OpeningState = 'later' | 'open' | 'closed'

/** The state at an instant (ms since 1970): open from the minute of `opensOn` until that of `closesOn`. */
export function openingState(times: OpeningTimes, now: number): OpeningState {
  return states[spanState(openingSpan(times), now)]
}

export function openingSpan({opensOn, closesOn}: OpeningTimes): TimeSpan {
  return {from: opensOn, until: closesOn}
}

const states = {ahead: 'later', running: 'open', over: 'closed'} as const
