/** The fields that a URL can fill in; dates as YYYY-MM-DD, times as HH:MM. */
export type Prefill = {
  name: string
  email: string
  phone: string
  pickup: string
  destination: string
  passengers: string
  date: string
  time: string
  flight: string
  /** The name of a vehicle. */
  vehicle: string
  hours: string
  note: string
}

/**
 * Reads the field values of a URL in every convention that booking forms are known to use: camelCase, snake_case,
 * kebab-case, short names, `prefill_…`, brackets (`pickup[formatted_address]`), JSON (`formData`) or base64 of it
 * (`bookingData`), split names, a combined date and time, and DD-MM-YYYY. Fields without a value are left out.
 */
export function readPrefill(search: string): Partial<Prefill> {
  const given = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(search)) collect(given, key, value)
  const first = (...names: string[]) => names.map((name) => given.get(name)).find(Boolean)

  const splitName = [
    first('firstname', 'customerfirstname', 'passengerfirstname'),
    first('lastname', 'customerlastname', 'passengerlastname'),
  ]
  const dateTime = parseDateTime(first('pickupdatetime', 'datetime', 'pickuptime') ?? '')
  const found = {
    name: first('customername', 'name', 'fullname', 'passengername') ?? joined(splitName),
    email: first('customeremail', 'email', 'passengeremail'),
    phone: first('customerphone', 'phone', 'phonenumber', 'passengerphone', 'passengernumber'),
    pickup: first('pickup', 'from', ...placeNames('pickup'), 'origin'),
    destination: first(
      'destination',
      'to',
      'dropoff',
      ...placeNames('dropoff'),
      ...placeNames('destination'),
    ),
    passengers: first('passengers', 'pax', 'numofpassengers', 'passengercount'),
    date: isoDate(first('date', 'pickupdate', 'ridedate') ?? '') ?? dateTime.date,
    time: isoTime(first('time', 'pickuptime', 'ridetime') ?? '') ?? dateTime.time,
    flight: first('flightnumber', 'flight'),
    vehicle: first('vehicle', 'vehiclename', 'vehicletype', 'vehicleclass'),
    hours: first('hours', 'duration', 'durationhours', 'numofhours'),
    note: first('note', 'notes', 'comment'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

const placeNames = (name: string) =>
  ['location', 'address', 'formattedaddress', 'nickname'].map((part) => name + part)

function collect(given: Map<string, string>, key: string, value: string): void {
  const name = key
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^prefill(?=.)/, '')
  const nested =
    name === 'formdata' || name === 'bookingdata' || name === 'prefill' ? parseJson(value) : null
  if (nested) {
    for (const [inner, text] of Object.entries(nested)) {
      if (['string', 'number'].includes(typeof text)) collect(given, inner, String(text))
      else if (text && typeof text === 'object') {
        for (const [deep, leaf] of Object.entries(text)) collect(given, inner + deep, String(leaf))
      }
    }
  } else if (!given.has(name) && value.trim()) given.set(name, value.trim())
}

function parseJson(text: string): object | null {
  for (const candidate of [text, fromBase64(text)]) {
    try {
      const value: unknown = JSON.parse(candidate)
      if (value && typeof value === 'object') return value
    } catch {
      // Not JSON; the decoded text may be.
    }
  }
  return null
}

function fromBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return ''
  }
}

/** "2026-12-04T18:30:00-05:00", "2026-12-04 18:30" or "04-12-2026 18:30". */
function parseDateTime(text: string): {date?: string; time?: string} {
  const [date = '', time = ''] = text.split(/[T ]/)
  return {date: isoDate(date), time: isoTime(time)}
}

function isoDate(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month}-${day}` : undefined
}

function isoTime(text: string): string | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:[Z+-].*)?$/.exec(text) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : undefined
}

function joined(parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
