/** Whether a text can be an e-mail address: something, an @, and a domain with a dot. It catches slips, no more. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}
