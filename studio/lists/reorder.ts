/** A place in a list: right before or right after another id. */
export type Place = {side: 'before' | 'after'; of: string}

/** The list with one id at another place; as it is where the place is its own or has gone. */
export function withIdAt(ids: string[], id: string, {side, of}: Place): string[] {
  const others = ids.filter((other) => other !== id)
  const index = others.indexOf(of)
  return index < 0 ? ids : others.toSpliced(side === 'after' ? index + 1 : index, 0, id)
}

/** All ids, with those of `part` put into the order of `part` among the positions that they already hold. */
export function reorderPart(all: string[], part: string[]): string[] {
  const rest = [...part]
  return all.map((id) => (part.includes(id) ? (rest.shift() ?? id) : id))
}

/** All ids, with one of `part` at another place among those of `part`. All others stay where they are. */
export function moveWithin(all: string[], part: string[], id: string, place: Place): string[] {
  const inPart = all.filter((each) => part.includes(each))
  return reorderPart(all, withIdAt(inPart, id, place))
}
