/** One condition of a text search: a word, which may hold `*`, or a phrase; excluded with a minus before it. */
export type TextTerm = {text: string; isPhrase: boolean; isExcluded: boolean}

/** The terms of Sanity's `text::query()`: `red "airport transfer" -bus`. All must be met; without one, everything is found. */
export function parseTextQuery(text: string): TextTerm[] {
  return [...text.matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)].flatMap((found) => {
    const [, minus, phrase, word = ''] = found
    const term = {
      text: phrase ?? word,
      isPhrase: phrase !== undefined,
      isExcluded: minus === '-',
    }
    // Signs are no part of the index.
    return /[\p{L}\p{N}*]/u.test(term.text) ? [term] : []
  })
}

/** The words in lowercase letters with one space between them, so that a phrase is found across a comma or a line's end. */
export function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g, ' ')
}
