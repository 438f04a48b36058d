import type {ValidationResult} from '../validation-result.ts'

/** Without spaces and the invisible marks that come along with what is copied from a chat, a mail or contacts. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '')
}

/** Without invisible marks, and without spaces around it. */
export function trimmed(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}

/** What a rule says of a text as it is read; where it says nothing, that the text is not only what is read. */
export function judgeAsRead(
  text: string,
  rule: (read: string) => ValidationResult,
): ValidationResult {
  const read = trimmed(text)
  const result = rule(read)
  return result === true && read !== text ? holdsSpace : result
}

/** A name as it is read: two that differ in invisible marks, kinds of spaces or capital letters are the same. */
export function nameAsRead(text: string): string {
  return trimmed(text).replace(/\s+/g, ' ').toLowerCase()
}

/** For a text that would be right without them, since nobody sees what is wrong with it. */
export const holdsSpace =
  'There is a space or an invisible character in it. Clear the field and type it, or copy it from another place.'
