/**
 * Documents in the order that staff dragged them into. Those that staff have not placed yet come last, as
 * the query sorted them.
 */
export function inOrder<Document extends {_id: string}>(
  documents: readonly Document[] | null | undefined,
  order: readonly (string | null)[] | null | undefined,
): Document[] {
  const place = new Map((order ?? []).map((id, index) => [id, index]))
  const last = place.size
  return [...(documents ?? [])].sort(
    (a, b) => (place.get(a._id) ?? last) - (place.get(b._id) ?? last),
  )
}
