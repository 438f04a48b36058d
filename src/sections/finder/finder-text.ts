/** The answer to what a visitor typed, in a sentence. Empty until a place could be meant. */
export function finderText(
  query: string,
  {places, isGuess}: {places: readonly {name: string}[]; isGuess: boolean},
): string {
  const [first, ...rest] = places
  if (query.trim().length < 2) return ''
  if (!first) return `“${query.trim()}” is not among the places that we list. Ask us about it.`
  if (isGuess) {
    return rest.length === 0
      ? `We drive to ${first.name}. Is that what you mean?`
      : `Do you mean one of these ${places.length}? We drive to all of them.`
  }
  return rest.length === 0
    ? `Yes, we drive to ${first.name}.`
    : `Yes, we drive to ${first.name}. ${rest.length} more ${rest.length === 1 ? 'place matches' : 'places match'}.`
}
