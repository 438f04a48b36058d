import {type Language, pathTo} from './language.ts'

/** What a booking form can be given of a ride. */
export type BookingPrefill = {
  pickup?: string | null
  /** The name of the vehicle. */
  vehicle?: string
  hours?: number
  /** A day of Miami, "2026-12-12". */
  date?: string | null
  passengers?: number
}

/** The path of the reservation page, with the ride as query parameters, which that page passes on to the booking form. */
export function bookingPath(prefill: BookingPrefill, language: Language): string {
  const known = Object.entries(prefill).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )
  const path = pathTo('reservation', language)
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}
