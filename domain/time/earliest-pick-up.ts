const hour = 60 * 60 * 1000
const tenMinutes = 10 * 60 * 1000

/**
 * The first instant (ms since 1970) for which a ride can be booked: `bookAheadHours` from now, rounded up to ten
 * minutes [OFFICE-5]. Null while staff have not said how long ahead to book.
 */
export function earliestPickUp(
  bookAheadHours: number | null | undefined,
  now: number,
): number | null {
  if (typeof bookAheadHours !== 'number' || !(bookAheadHours > 0)) return null
  return Math.ceil((now + bookAheadHours * hour) / tenMinutes) * tenMinutes
}
