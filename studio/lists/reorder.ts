/** The list with one id before another, or at the end for null. */
export function moveBefore(ids: string[], id: string, before: string | null): string[] {
  if (id === before) return ids
  const others = ids.filter((other) => other !== id)
  const index = before === null ? -1 : others.indexOf(before)
  return index < 0 ? [...others, id] : others.toSpliced(index, 0, id)
}

/** All ids, with those of `part` in the order of `part`, in the places that they share. */
export function reorderPart(all: string[], part: string[]): string[] {
  const rest = [...part]
  return all.map((id) => (part.includes(id) ? (rest.shift() ?? id) : id))
}
