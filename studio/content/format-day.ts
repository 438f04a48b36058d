import {formatInMiami, miamiInstant} from '../../domain/time/miami-time.ts'
import {words} from '../../domain/words/en.ts'

/** "2027-03-14" as "Mar 14, 2027"; what is not a day stays as it is. */
export function formatDay(day: string): string {
  const instant = miamiInstant(day)
  return instant === null ? day : formatInMiami(instant, {dateStyle: 'medium'}, words)
}
