/** Without spaces and the invisible marks that come along with what is copied from a chat, a mail or contacts. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '')
}

/** For a text that would be right without them, since nobody sees what is wrong with it. */
export const holdsSpace =
  'There is a space or an invisible character in it. Clear the field and type it, or copy it from another place.'
