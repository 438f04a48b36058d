/** Without spaces and the invisible marks that come along with what is copied from a chat, a mail or contacts. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '')
}

/** A name as it is read: two that differ in invisible marks, kinds of spaces or capital letters are the same. */
export function nameAsRead(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** For a text that would be right without them, since nobody sees what is wrong with it. */
export const holdsSpace =
  'There is a space or an invisible character in it. Clear the field and type it, or copy it from another place.'
