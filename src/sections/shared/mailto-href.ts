import {isEmail} from '#domain/contact/email.ts'

/**
 * The link that starts an e-mail, with subject and text filled in. Null when the address is missing or malformed,
 * so that a button that leads nowhere can be left out.
 */
export function mailtoHref(
  address: string | null | undefined,
  {subject, body}: {subject?: string; body?: string} = {},
): string | null {
  const to = typeof address === 'string' ? address.trim() : ''
  if (!isEmail(to)) return null
  // Not URLSearchParams, whose "+" for a space mail programs show. Line breaks are CRLF (RFC 6068, section 5).
  const fields = [
    subject && `subject=${encodeURIComponent(subject)}`,
    body && `body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`,
  ]
  const query = fields.filter(Boolean).join('&')
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${query && `?${query}`}`
}
