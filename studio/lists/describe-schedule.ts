import {formatInMiami, miamiDaysBetween} from '../../domain/time/miami-time.ts'
import {spanState} from '../../domain/time/time-span.ts'
import {words} from '../../domain/words/en.ts'
import {formatBriefDay} from '../content/format-day.ts'

type Schedule = {showFrom?: unknown; showUntil?: unknown}

/** "Shows from Friday 8 AM", "Shows until Dec 24, 6 PM", "Ended Nov 20", in Miami's time; '' for what always shows. */
export function describeSchedule(schedule: Schedule, now: number): string {
  const [from, until] = [timeOf(schedule.showFrom), timeOf(schedule.showUntil)]
  if (!from && !until) return ''
  const state = spanState({from, until}, now)
  if (state === 'over') return `Ended ${formatBriefDay(until, now)}`
  const end = until && `until ${briefTime(until, now)}`
  if (state === 'ahead') return ['Shows from', briefTime(from, now), end].filter(Boolean).join(' ')
  return end ? `Shows ${end}` : ''
}

/** "Friday 8 AM" within a week, "Dec 24, 6 PM" later, with the year where it is another one. */
function briefTime(time: string | undefined, now: number): string {
  if (!time) return ''
  const instant = Date.parse(time)
  const clock = formatInMiami(instant, {hour: 'numeric', minute: '2-digit'}, words).replace(
    ':00',
    '',
  )
  const days = miamiDaysBetween(now, instant)
  if (days === 0) return `today ${clock}`
  if (days > 0 && days < 7) return `${formatInMiami(instant, {weekday: 'long'}, words)} ${clock}`
  return `${formatBriefDay(time, now)}, ${clock}`
}

function timeOf(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined
}
