/**
 * Documents in the order into which staff dragged them, given as a list of ids. Documents that it does not
 * name come last, as they were given.
 */
export function inOrder<Document extends {_id: string}>(
  documents: readonly Document[] | null | undefined,
  order: readonly (string | null)[] | null | undefined,
): Document[] {
  const ids = order ?? []
  const placeOf = ({_id}: Document) => {
    const place = ids.indexOf(_id)
    return place < 0 ? ids.length : place
  }
  return [...(documents ?? [])].sort((one, other) => placeOf(one) - placeOf(other))
}
