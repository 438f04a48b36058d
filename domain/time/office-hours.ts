import type {DomainWords} from '../words/en.ts'

/** Names of days in English, and times of the 24-hour clock in Miami such as "08:00". */
export type OfficeHours = {
  firstDay?: string | null
  lastDay?: string | null
  opens?: string | null
  closes?: string | null
}

/** "Monday to Friday, 8AM to 8PM". Null when the first day or a time is missing. */
export function formatOfficeHours(
  hours: OfficeHours | null | undefined,
  {officeHours: words}: DomainWords,
): string | null {
  const {firstDay, lastDay} = hours ?? {}
  const opens = formatClockTime(hours?.opens, words)
  const closes = formatClockTime(hours?.closes, words)
  if (!isText(firstDay) || !opens || !closes) return null
  const first = dayName(firstDay, words)
  const days =
    isText(lastDay) && lastDay !== firstDay ? words.dayRange(first, dayName(lastDay, words)) : first
  return words.sentence(days, opens, closes)
}

/** Whether a time is written as staff should write it: "08:00", "20:00". */
export function isClockTime(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/** "20:00" as "8PM", "08:30" as "8:30AM". Null for what is no time; the leading zero may be missing. */
function formatClockTime(time: string | null | undefined, words: Words): string | null {
  const parts = isText(time) ? /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) : null
  if (!parts) return null
  const hour = Number(parts[1])
  const minutes = parts[2] === '00' ? '' : `:${parts[2]}`
  return words.time(`${hour % 12 || 12}${minutes}`, hour < 12)
}

function dayName(day: string, {days}: Words): string {
  return Object.entries(days).find(([english]) => english === day)?.[1] ?? day
}

type Words = DomainWords['officeHours']

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
