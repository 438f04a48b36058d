import type {Words} from '#src/language/words.ts'

/** The answer to what a visitor typed, in a sentence. Empty while no place could be meant. */
export function finderText(
  query: string,
  {places, isGuess}: {places: readonly {name: string}[]; isGuess: boolean},
  words: Words<'sections'>['finder'],
): string {
  const [first, ...rest] = places
  if (query.trim().length < 2) return ''
  if (!first) return isGuess ? words.unknown(query.trim()) : ''
  if (isGuess) {
    return rest.length === 0 ? words.guess(first.name) : words.guesses(places.length)
  }
  const found = words.found(first.name)
  return rest.length === 0 ? found : `${found} ${words.more(rest.length)}`
}
