/**
 * The link that starts an e-mail, with subject and text filled in. Null when the address is missing or is
 * none, so that a button that would lead nowhere is left out.
 */
export function mailtoHref(
  address: string | null | undefined,
  {subject, body}: {subject?: string; body?: string} = {},
): string | null {
  const to = typeof address === 'string' ? address.trim() : ''
  if (!isEmail(to)) return null
  // Not URLSearchParams: mail programs show its "+" for a space. Line breaks are CRLF (RFC 6068, section 5).
  const fields = [
    ...(subject ? [`subject=${encodeURIComponent(subject)}`] : []),
    ...(body ? [`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`] : []),
  ]
  const recipient = encodeURIComponent(to).replace('%40', '@')
  return `mailto:${recipient}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/** Good enough to catch a slip: something, an @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}
