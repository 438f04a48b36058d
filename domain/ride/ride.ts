/** What a visitor has chosen of a ride; null where nothing is chosen. */
export type Ride = {
  /** The id of the vehicle. */
  vehicle: string | null
  hours: number | null
  /** A day of Miami, "2026-12-12". */
  day: string | null
}

/** Prefixed, because a booking form on the same page gets every parameter of the page and would take them for its own. */
const names = {vehicle: 'estimate-vehicle', hours: 'estimate-hours', day: 'estimate-day'}

/** The ride that the query of a page names. */
export function rideFrom(search: string): Ride {
  const query = new URLSearchParams(search)
  const hours = Number(query.get(names.hours) || Number.NaN)
  const day = query.get(names.day) ?? ''
  return {
    vehicle: query.get(names.vehicle) || null,
    hours: Number.isFinite(hours) ? hours : null,
    day: isDay(day) ? day : null,
  }
}

/** The query of a page that names a ride; its other parameters stay as they are. */
export function searchWithRide(search: string, {vehicle, hours, day}: Ride): string {
  const others = search
    .split(/^\?|&/)
    .filter((parameter) => !/^estimate-(vehicle|hours|day)(=|$)/.test(parameter))
  const own = new URLSearchParams()
  if (vehicle) own.set(names.vehicle, vehicle)
  if (hours !== null) own.set(names.hours, String(hours))
  if (day) own.set(names.day, day)
  const query = [...others, own.toString()].filter(Boolean).join('&')
  return query && `?${query}`
}

function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // Some engines read February 30 as March 2.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
