/** The first letters of the first two words before the @ of an email, in capitals; 'U' if there is no letter. */
export function initials(email: string): string {
  const [local = ''] = email.split('@')
  const letters = local
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(capitalInitial)
  return letters.slice(0, 2).join('') || 'U'
}

/** A letter whose capital is two letters, such as ß, gives the first of them. */
function capitalInitial(word: string): string {
  const [letter = ''] = word
  const [capital = ''] = letter.toUpperCase()
  return capital
}
