import {type JobTimes, jobState} from '../../domain/time/job-state.ts'
import {miamiDaysBetween} from '../../domain/time/miami-time.ts'
import {formatBriefDay} from '../content/format-day.ts'

/** "Open, closes in 12 days", "Opens Dec 1", "Closed Nov 20, 2025". */
export function describeJob(times: JobTimes, now: Date): string {
  const {opensOn, closesOn} = times
  const state = jobState(times, now.getTime())
  if (state === 'closed') return `Closed ${formatBriefDay(closesOn, now.getTime())}`
  if (state === 'later') return `Opens ${formatBriefDay(opensOn, now.getTime())}`
  return closesOn ? `Open, ${describeClosing(closesOn, now)}` : 'Open'
}

/** "closes today", "closes tomorrow", "closes in 12 days": counted in days of Miami. */
export function describeClosing(closesOn: string, now: Date): string {
  const days = daysUntil(closesOn, now)
  if (days <= 0) return 'closes today'
  return days === 1 ? 'closes tomorrow' : `closes in ${days} days`
}

/** The days of Miami until a time (ISO 8601). */
export function daysUntil(time: string, now: Date): number {
  return miamiDaysBetween(now.getTime(), Date.parse(time))
}
