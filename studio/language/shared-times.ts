import {textAt} from '../content/content-value.ts'
import {describeTime} from '../content/describe-value.ts'
import {formatDay} from '../content/format-day.ts'

/** What a document or a section does with its time, which is '' where it has none; '' where that says nothing. */
type Describe = (time: string) => string

/** Fields with a time that is one fact in all languages, of which each translation has its own copy. */
const sharedTimes: Record<string, Describe> = {
  showFrom: (time) => (time ? `shows from ${describeTime(time)}` : 'has no start'),
  showUntil: (time) => (time ? `shows until ${describeTime(time)}` : 'has no end'),
  // Without it no legal text is published, which another rule says.
  lastUpdated: (day) => day && `says ${formatDay(day)}`,
}

export const sharedTimeFields = Object.keys(sharedTimes)

/** "shows until Dec 31, 2026, 12:00 PM in Miami" or "has no end": what a document or a section has in such a field. */
export function describeSharedTime(holder: unknown, field: string): string {
  return sharedTimes[field]?.(timeIn(holder, field)) ?? ''
}

/** Whether two documents or sections have the same time in such a field, or none. */
export function hasSameTime(one: unknown, other: unknown, field: string): boolean {
  const [time, otherTime] = [one, other].map((holder) => Date.parse(timeIn(holder, field)))
  return Object.is(time, otherTime)
}

function timeIn(holder: unknown, field: string): string {
  const time = textAt(holder, field)
  return Number.isNaN(Date.parse(time)) ? '' : time
}
