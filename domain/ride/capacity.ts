/** What a vehicle holds, as staff wrote it; anything may be missing. */
export type CapacityFields = {
  /** Seats by row, front to back: "1, 2, 3". */
  rows?: string | null
  checkedBags?: number | null
  cabinBags?: number | null
  childSeats?: number | null
}

/** How many bags of each kind; a cabin bag is what visitors read as a carry-on bag. */
export type Bags = {checked: number; cabin: number}

/** What is null has not been entered, and is not judged. */
export type Capacity = {
  seats: number
  /** Seats by row, front to back, without the chauffeur's; null where they do not add up to the seats. */
  rows: number[] | null
  bags: Bags | null
  childSeats: number | null
}

/** The capacity of a vehicle for at most `passengers`; null while that number is missing. */
export function capacityOf(
  fields: CapacityFields | null | undefined,
  passengers: number | null | undefined,
): Capacity | null {
  if (!isCount(passengers) || passengers === 0) return null
  const {rows, checkedBags, cabinBags, childSeats} = fields ?? {}
  const seats = seatsByRow(rows)
  return {
    seats: passengers,
    rows: seats && seatsOf(seats) === passengers ? seats : null,
    bags:
      isCount(checkedBags) && isCount(cabinBags) ? {checked: checkedBags, cabin: cabinBags} : null,
    childSeats: isCount(childSeats) ? childSeats : null,
  }
}

/** The seats of each row as staff write them, "1, 2, 3"; null unless there are two rows at least. */
export function seatsByRow(text: unknown): number[] | null {
  const rows = typeof text === 'string' ? (text.match(/\d+/g) ?? []).map(Number) : []
  return rows.length > 1 && rows.every(isCount) ? rows : null
}

/** The seats of all rows. */
export function seatsOf(rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + row, 0)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 60
}
