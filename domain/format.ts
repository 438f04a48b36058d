type Range = {min?: number | null; max?: number | null}
type Hours = {fromHours?: number | null; toHours?: number | null}

/** Whole US dollars per hour, as the specification writes them: "$120-180". Null when incomplete. */
export function formatPriceRange(range: Range | null | undefined): string | null {
  const text = formatRange(range)
  return text === null ? null : `$${text}`
}

/** "1-6"; one number when both ends are equal. Null when incomplete. */
export function formatRange(range: Range | null | undefined): string | null {
  const {min, max} = range ?? {}
  if (!isNumber(min) || !isNumber(max)) return null
  return min === max ? String(min) : `${min}-${max}`
}

/** "2-4 hours", "8+ hours". Null when incomplete. */
export function formatDuration({fromHours, toHours}: Hours): string | null {
  if (!isNumber(fromHours)) return null
  return isNumber(toHours) ? `${fromHours}-${toHours} hours` : `${fromHours}+ hours`
}

/** "24 hours", "1 hour". Null when not a number. */
export function formatHours(hours: number | null | undefined): string | null {
  if (!isNumber(hours)) return null
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** A US number in E.164, "+13055550100", as people read it: "(305) 555-0100". Others stay as they are. */
export function formatPhone(phone: string | null | undefined): string | null {
  if (!isText(phone)) return null
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone.trim())
  return digits ? `(${digits[1]}) ${digits[2]}-${digits[3]}` : phone.trim()
}

/** The link that dials a number, null when there is nothing to dial. */
export function telHref(phone: string | null | undefined): string | null {
  if (!isText(phone)) return null
  const dial = phone.replace(/[^+\d]/g, '')
  return /^\+?\d{3,}$/.test(dial) ? `tel:${dial}` : null
}

type OfficeHours = {
  firstDay?: string | null
  lastDay?: string | null
  opens?: string | null
  closes?: string | null
}

/** "Monday to Friday, 8AM to 8PM". Null when incomplete. */
export function formatOfficeHours(hours: OfficeHours | null | undefined): string | null {
  const opens = formatTime(hours?.opens)
  const closes = formatTime(hours?.closes)
  if (!isText(hours?.firstDay) || !opens || !closes) return null
  const days =
    isText(hours.lastDay) && hours.lastDay !== hours.firstDay
      ? `${hours.firstDay} to ${hours.lastDay}`
      : hours.firstDay
  return `${days}, ${opens} to ${closes}`
}

/** "20:00" as "8PM", "08:30" as "8:30AM". */
function formatTime(time: string | null | undefined): string | null {
  const parts = isText(time) ? /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) : null
  if (!parts) return null
  const hour = Number(parts[1])
  const minutes = parts[2] === '00' ? '' : `:${parts[2]}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
