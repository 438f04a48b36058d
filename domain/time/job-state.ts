import {type TimeSpan, spanState} from './time-span.ts'

/** When a job shows on the site; ISO 8601 in UTC. Missing: from the start, or without an end. */
export type JobTimes = {opensOn?: string | null; closesOn?: string | null}

export type JobState = 'later' | 'open' | 'closed'

/** The state at an instant (ms since 1970): open from the minute of `opensOn` until that of `closesOn` [JOBS-3]. */
export function jobState(times: JobTimes, now: number): JobState {
  return states[spanState(jobSpan(times), now)]
}

/** The span of time in which a job is open. */
export function jobSpan({opensOn, closesOn}: JobTimes): TimeSpan {
  return {from: opensOn, until: closesOn}
}

const states = {ahead: 'later', running: 'open', over: 'closed'} as const
