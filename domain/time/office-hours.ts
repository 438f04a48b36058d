/** Names of days, and times of the 24-hour clock in Miami such as "08:00". */
export type OfficeHours = {
  firstDay?: string | null
  lastDay?: string | null
  opens?: string | null
  closes?: string | null
}

/** "Monday to Friday, 8AM to 8PM". Null when the first day or a time is missing. */
export function formatOfficeHours(hours: OfficeHours | null | undefined): string | null {
  const {firstDay, lastDay} = hours ?? {}
  const opens = formatClockTime(hours?.opens)
  const closes = formatClockTime(hours?.closes)
  if (!isText(firstDay) || !opens || !closes) return null
  const days = isText(lastDay) && lastDay !== firstDay ? `${firstDay} to ${lastDay}` : firstDay
  return `${days}, ${opens} to ${closes}`
}

/** Whether a time is written as staff should write it: "08:00", "20:00". */
export function isClockTime(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/** "20:00" as "8PM", "08:30" as "8:30AM". Null for what is no time; the leading zero may be missing. */
function formatClockTime(time: string | null | undefined): string | null {
  const parts = isText(time) ? /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) : null
  if (!parts) return null
  const hour = Number(parts[1])
  const minutes = parts[2] === '00' ? '' : `:${parts[2]}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
