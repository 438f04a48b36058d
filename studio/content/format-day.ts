import {formatInMiami, miamiInstant} from '../../domain/time/miami-time.ts'
import {words} from '../../domain/words/en.ts'

/** "2027-03-14" as "Mar 14, 2027"; what is not a day stays as it is. */
export function formatDay(day: string): string {
  const instant = miamiInstant(day)
  return instant === null ? day : formatInMiami(instant, {dateStyle: 'medium'}, words)
}

/** "Nov 20", with the year where it is another one than now; '' without a time. */
export function formatBriefDay(time: string | null | undefined, now: number): string {
  if (!time) return ''
  const instant = Date.parse(time)
  const [year, thisYear] = [instant, now].map((each) =>
    formatInMiami(each, {year: 'numeric'}, words),
  )
  return formatInMiami(
    instant,
    {
      month: 'short',
      day: 'numeric',
      ...(year !== thisYear && {year: 'numeric'}),
    },
    words,
  )
}
