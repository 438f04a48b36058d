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

export type PlaceMatches<Match extends Place> = {
  places: Match[]
  /** Nothing matches as it was typed: the places, if any, only come close. */
  isGuess: boolean
}

/** The places that a visitor may mean, the likeliest first. Accents, case and word order do not count. */
export function findPlaces<Known extends Place>(
  places: readonly Known[],
  query: string,
  {places: {fillers, shortForms}}: DomainWords,
): PlaceMatches<Known> {
  const named = query.replace(aroundName, ' ')
  const asked = wordsOf(named, shortForms)
  const telling = asked.filter((word) => !fillers.includes(word))
  // "De" means nothing next to other words, but alone it may be the start of Delray.
  const words = telling.length > 0 ? telling : asked
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
  if (asWritten.length > 0 || telling.length === 0) return {places: asWritten, isGuess: false}
  return {places: ranked(known, words, isClose), isGuess: true}
}

/** What surrounds the name in "City of Miami, Florida 33131". "Florida City" is a name itself. */
const aroundName =
  /^\W*(?:(?:the\s+)?city of|(?:la\s+)?ciudad de)\s|[\s,(]florida\b(?!\s+(?!\d|usa|eeuu)\w)|[\s,]\d{5}(-\d{4})?\b/gi

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
  if ([...names, ...withKind].some((name) => isSame(name, words))) return 0
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

function isSame(name: readonly string[], words: readonly string[]): boolean {
  return name.join(' ') === words.join(' ')
}

/** Whether a word is another one, or its beginning, but for a slip: two in a long word. */
function isClose(word: string, known: string): boolean {
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const beginnings = [known, known.slice(0, word.length), known.slice(0, word.length + 1)]
  return beginnings.some((one) => distance(word, one) <= slips)
}

/** How many letters are wrong, missing, too many, or have changed places with their neighbor. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({length: other.length + 1}, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSameLetter = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + Number(!isSameLetter),
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
