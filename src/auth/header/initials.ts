/**
 * At most two letters from the part of the address before the @: the first of its first two words; 'U' if
 * it has no letter (specification, section 2: header).
 */
export function initials(email: string): string {
  const [local = ''] = email.split('@')
  const letters = local
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 1))
  return letters.slice(0, 2).join('').toUpperCase() || 'U'
}
