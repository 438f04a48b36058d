/** The list with one id before another, or at the end for null. */
export function moved(ids: string[], id: string, before: string | null): string[] {
  if (id === before) return ids
  const others = ids.filter((other) => other !== id)
  const place = before === null ? -1 : others.indexOf(before)
  return place < 0 ? [...others, id] : others.toSpliced(place, 0, id)
}

/** An order of everything, in which some of its ids have changed places among themselves. */
export function withPartInOrder(all: string[], part: string[]): string[] {
  const rest = [...part]
  return all.map((id) => (part.includes(id) ? (rest.shift() ?? id) : id))
}
