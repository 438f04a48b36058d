/** The list with one id before another, or at the end for null. */
export function withIdBefore(ids: string[], id: string, before: string | null): string[] {
  if (id === before) return ids
  const others = ids.filter((other) => other !== id)
  const index = before === null ? -1 : others.indexOf(before)
  return index < 0 ? [...others, id] : others.toSpliced(index, 0, id)
}

/** All ids, with those of `part` put into the order of `part` among the positions that they already hold. */
export function reorderPart(all: string[], part: string[]): string[] {
  const rest = [...part]
  return all.map((id) => (part.includes(id) ? (rest.shift() ?? id) : id))
}
