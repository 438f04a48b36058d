import {type TimeSpan, startsAndEnds, spanState} from '#domain/time/time-span.ts'

import {useLatestInstant} from './use-latest-instant.ts'

/** When staff show a page or a section: ISO 8601 in UTC, empty without a bound. */
export type Schedule = {showFrom?: string | null; showUntil?: string | null}

/** Whether something with a schedule shows at an instant (ms since 1970). */
export function isShowing(schedule: Schedule, now: number): boolean {
  return spanState(showSpan(schedule), now) === 'running'
}

/**
 * The instant (ms since 1970) by which `isShowing` is asked for these schedules. It moves on by itself whenever one of
 * them starts or ends; `readAt` as for `useLatestInstant`.
 */
export function useScheduleTime(schedules: readonly Schedule[], readAt: number): number {
  return useLatestInstant(startsAndEnds(schedules.map(showSpan)), readAt)
}

/** Whether something with a schedule shows no more at an instant (ms since 1970). */
export function hasEnded(schedule: Schedule, now: number): boolean {
  return spanState(showSpan(schedule), now) === 'over'
}

function showSpan({showFrom, showUntil}: Schedule): TimeSpan {
  return {from: showFrom, until: showUntil}
}
