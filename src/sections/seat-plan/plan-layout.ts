import type {Bags} from '#domain/ride/capacity.ts'

/** A place for a passenger or a bag: the middle of a seat, the front corner of a bag. In cm, from the nose backward. */
type Seat = {x: number; y: number; width: number}
type BagPlace = {x: number; y: number; kind: keyof Bags}

/** The drawing of a vehicle from above, in cm. */
export type PlanLayout = {
  length: number
  /** Half of its width. */
  half: number
  /** Where the row of the chauffeur is. */
  front: number
  cabinEnd: number
  /** The row behind the chauffeur first, outer seats before the middle; the seat beside the chauffeur last. */
  seats: Seat[]
  chauffeur: Seat
  bags: BagPlace[]
}

/** Of a bag in the drawing, in cm. */
export const bagSizes = {checked: {deep: 31, wide: 48}, cabin: {deep: 23, wide: 37}}
const gap = 3
/** The width of the room for bags. */
const trunkWidth = 160

/** Where seats and bags are in a vehicle, from the seats of its rows and its bags. */
export function planLayout(rows: readonly number[], bags: Bags | null): PlanLayout {
  const isVan = rows.length > 4
  const hasTrunk = rows.length < 3
  const front = isVan ? 165 : 222
  const half = hasTrunk ? 94 : 99
  const rowsAt = rows.map((_, row) => front + row * 82)
  const places = rows.map((count, row) => seatsOf(count, rowsAt[row] ?? front, row === 0))
  const cabinEnd = (rowsAt.at(-1) ?? front) + 36
  const {shelves, end} = shelve(bags ?? {checked: 0, cabin: 0}, cabinEnd + (hasTrunk ? 62 : 12))
  return {
    length: Math.max(end, cabinEnd + (hasTrunk ? 130 : 20)) + 16,
    half,
    front,
    cabinEnd,
    seats: [...places.slice(1), ...places.slice(0, 1)].flat(),
    chauffeur: {x: front, y: 43, width: 54},
    bags: shelves,
  }
}

/** The seats of a row; in the first the chauffeur has one of two places. */
function seatsOf(count: number, x: number, isFront: boolean): Seat[] {
  if (isFront)
    return Array.from({length: count}, (_, seat) => ({x, y: seat === 0 ? -43 : 0, width: 50}))
  const width = [56, 56, 56, 46, 40][count] ?? 160 / count
  const step = count === 2 ? 86 : width + 6
  const seats = Array.from({length: count}, (_, seat) => ({
    x,
    y: (seat - (count - 1) / 2) * step,
    width,
  }))
  return seats.toSorted((a, b) => Math.abs(b.y) - Math.abs(a.y))
}

/** The bags side by side from the cabin backward, as many as stand in a row. */
function shelve({checked, cabin}: Bags, from: number) {
  const kinds = [
    ...Array.from({length: checked}, () => 'checked' as const),
    ...Array.from({length: cabin}, () => 'cabin' as const),
  ]
  const shelves: BagPlace[] = []
  let x = from
  while (shelves.length < kinds.length) {
    const row = rowOf(kinds.slice(shelves.length))
    const wide = row.reduce((sum, kind) => sum + bagSizes[kind].wide + gap, -gap)
    let y = -wide / 2
    for (const kind of row) {
      shelves.push({x, y, kind})
      y += bagSizes[kind].wide + gap
    }
    x += Math.max(...row.map((kind) => bagSizes[kind].deep)) + gap
  }
  return {shelves, end: x}
}

/** Checked bags first. Carry-on bags stand beside them if all of them do, else in rows of their own. */
function rowOf(kinds: (keyof Bags)[]): (keyof Bags)[] {
  let wide = -gap
  const last = kinds.findIndex((kind) => {
    wide += bagSizes[kind].wide + gap
    return wide > trunkWidth
  })
  if (last < 0) return kinds
  const row = kinds.slice(0, last)
  return row[0] === 'checked' ? row.filter((kind) => kind === 'checked') : row
}
