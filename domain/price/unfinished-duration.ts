import {words} from '../words/en.ts'
import {type Duration, formatDuration} from './duration.ts'

/** A duration for staff who are still writing it, in English: "0+ hours" while the lower end is missing. */
export function formatUnfinishedDuration({fromHours, toHours}: Duration): string {
  return formatDuration({fromHours: fromHours ?? 0, toHours}, words) ?? ''
}
