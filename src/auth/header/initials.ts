/** The first letters of the first two words before the @ of an email, in capitals; 'U' if there is no letter. */
export function initials(email: string): string {
  const [local = ''] = email.split('@')
  const letters = local
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 1))
  return letters.slice(0, 2).join('').toUpperCase() || 'U'
}
