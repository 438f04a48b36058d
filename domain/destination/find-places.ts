import type {DomainWords} from '../words/en.ts'

/** What a visitor may look for: a county, a city, an airport, a port, a convention center. */
export type Place = {
  name: string
  /** Its code and the names that it also goes by. */
  otherNames: readonly string[]
  /** Its kind, such as 'county', which visitors may type with any of its names. Null where the word would name another place. */
  kind: string | null
  /** Where it is, in words that a visitor may add: "Broward". */
  context: readonly string[]
}

/** What was found for a query. */
export type PlaceMatches<Match extends Place> = {
  places: Match[]
  /** Nothing matches as it was typed: the places, if any, only come close. */
  isGuess: boolean
}

/**
 * The places that a visitor may mean, the likeliest first; none where nothing comes close [PLACES-1] [PLACES-2]. Accents,
 * case and word order do not count.
 */
export function findPlaces<Known extends Place>(
  places: readonly Known[],
  query: string,
  {places: {fillers, shortForms}}: DomainWords,
): PlaceMatches<Known> {
  const named = query.replace(aroundName, ' ')
  const asked = wordsOf(named, shortForms)
  const meaningful = asked.filter((word) => !fillers.includes(word))
  // "De" means nothing next to other words, but alone it may be the start of Delray.
  const words = meaningful.length > 0 ? meaningful : asked
  // A place in another script has letters, but none that a known name has.
  if (words.length === 0) return {places: [], isGuess: /\p{L}/u.test(named)}
  const known = places.map((place) => ({
    place,
    names: [place.name, ...place.otherNames].map((name) => wordsOf(name, shortForms)),
    kind: wordsOf(place.kind ?? '', shortForms),
    context: place.context.flatMap((text) => wordsOf(text, shortForms)),
  }))
  // Only the last word may be unfinished: "Plant City" is not Plantation.
  const asWritten = ranked(
    known,
    words,
    (word, other) => word === other || (word === words.at(-1) && other.startsWith(word)),
  )
  if (asWritten.length > 0 || meaningful.length === 0) return {places: asWritten, isGuess: false}
  // A slip makes another word of a short one: Bali is not Bal Harbour. Beside other words it may be one.
  const isGuessed: Matches = (word, other) =>
    (words.length > 1 || other.length > 3) && isClose(word, other)
  return {places: ranked(known, words, isGuessed), isGuess: true}
}

/** What surrounds the name in "City of Miami, Florida 33131, United States". "Florida City" is a name itself. */
const aroundName =
  /^\W*(?:(?:the\s+)?city of|(?:la\s+)?ciudad de)\s|[\s,(]florida\b(?!\s+(?!\d|e[es]|u)\w)|[\s,(](?:united states|estados unidos|ee\W*uu)\b|[\s,]\d{5}(-\d{4})?\b/gi

/** A place with its names, its kind and its context in words. */
type InWords<Known> = {place: Known; names: string[][]; kind: string[]; context: string[]}

/** "Opa-locka, FL" is "opa", "locka", "fl", and "Int'l" one word. */
function wordsOf(text: string, shortForms: Record<string, string>): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) =>
    Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word,
  )
}

type Matches = (word: string, known: string) => boolean

function ranked<Known extends Place>(
  places: readonly InWords<Known>[],
  words: readonly string[],
  matches: Matches,
): Known[] {
  const found = places.flatMap((place) => {
    const rank = rankOf(place, words, matches)
    return rank === null ? [] : [{place: place.place, rank}]
  })
  // Places that match by their context alone, such as their county, are left out where any matches by name.
  const isNamed = found.some(({rank}) => rank < byContext)
  return found
    .filter(({rank}) => !isNamed || rank < byContext)
    .sort((one, other) => one.rank - other.rank)
    .map(({place}) => place)
}

/** The rank of a place that is not named by all of the words. */
const byContext = 3

/** Null if a word matches nothing; 0 for an exact name, and higher the less of the name was typed. */
function rankOf(
  {names, kind, context}: InWords<Place>,
  words: readonly string[],
  matches: Matches,
): number | null {
  const isIn = (known: readonly string[]) => (word: string) =>
    known.some((one) => matches(word, one))
  if (!words.every(isIn([...names.flat(), ...kind, ...context]))) return null
  const withKind = names.map((name) => [...name, ...kind])
  const asked = words.join(' ')
  if ([...names, ...withKind].some((name) => name.join(' ') === asked)) return 0
  const named = [
    ...names.filter((name) => words.every(isIn(name))).map(({length}) => length),
    ...names
      .filter((name) => words.every((word) => kind.includes(word) || isIn(name)(word)))
      .map(({length}) => length + kind.length),
  ]
  if (named.length > 0) return 1 + Math.min(...named) / 10
  // The first letters of a kind are those of many names as well.
  if (withKind.some((name) => words.every(isIn(name)))) return 2
  return words.some(isIn(names.flat())) ? byContext : byContext + 1
}

/** Whether a word is another one, or its beginning, but for a slip: two in a long word. */
function isClose(word: string, known: string): boolean {
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  return [known, known.slice(0, word.length), known.slice(0, word.length + 1)].some(
    (one) =>
      isWithinEditDistance(slips, word, one) &&
      // A few letters begin many names, and Tampa is not Tamiami: none of them may be wrong.
      (one === known || word.length > 5 || word.split('').every((letter) => one.includes(letter))),
  )
}

/** Whether the edit distance is not above `slips`: letters that are wrong, missing, too many, or swapped with their neighbor. */
function isWithinEditDistance(slips: number, one: string, other: string): boolean {
  if (slips < 0) return false
  if (!one || !other) return one.length + other.length <= slips
  const [rest, otherRest] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return isWithinEditDistance(slips, rest, otherRest)
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  return (
    isWithinEditDistance(slips - 1, rest, otherRest) ||
    isWithinEditDistance(slips - 1, rest, other) ||
    isWithinEditDistance(slips - 1, one, otherRest) ||
    (isSwapped && isWithinEditDistance(slips - 1, one.slice(2), other.slice(2)))
  )
}
