/** Words shown before and after a change in a long text, so that staff find it. */
const wordsAround = 3
const maxLength = 90

/** '"2 hours" → "3 hours"'; of long texts only the part that differs. */
export function changedText(before: string, after: string): string {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = firstDifference(old, now)
  if (start === old.length && start === now.length) return 'spaces or line breaks changed'
  if (before.length + after.length <= maxLength) return `${quoted(before)} → ${quoted(after)}`
  const end = firstDifference(old.slice(start).toReversed(), now.slice(start).toReversed())
  return `${part(old, start, end)} → ${part(now, start, end)}`
}

/** The text in quotation marks, cut when it is long. */
export function quoted(text: string): string {
  const line = wordsOf(text).join(' ')
  return `"${line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()}…` : line}"`
}

function part(words: string[], start: number, end: number) {
  const from = Math.max(0, start - wordsAround)
  const to = Math.min(words.length, words.length - end + wordsAround)
  const text = words.slice(from, to).join(' ')
  const cut = text.length > maxLength * 2 ? `${text.slice(0, maxLength * 2).trimEnd()}…` : text
  return `"${from > 0 ? '… ' : ''}${cut}${to < words.length ? ' …' : ''}"`
}

function firstDifference(one: string[], other: string[]) {
  const index = one.findIndex((word, place) => word !== other[place])
  return index < 0 ? Math.min(one.length, other.length) : index
}

function wordsOf(text: string) {
  return text.split(/\s+/).filter(Boolean)
}
