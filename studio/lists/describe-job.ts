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

/** Whether an opening is open and closes within a week, counted in days of Miami. */
export function closesSoon(times: JobTimes, now: Date): boolean {
  const {closesOn} = times
  if (!closesOn || jobState(times, now.getTime()) !== 'open') return false
  return daysUntil(closesOn, now) <= soonDays
}

const soonDays = 7

/** The days of Miami until a time (ISO 8601). */
function daysUntil(time: string, now: Date): number {
  return miamiDaysBetween(now.getTime(), Date.parse(time))
}
