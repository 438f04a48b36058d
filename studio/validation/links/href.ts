import {holdsSpace, withoutSpaces} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

/** An https URL. http is allowed only on localhost, for the emulators. */
export function httpsUrl(text: string | undefined): ValidationResult {
  if (!text) return true
  if (/^\s*https?:\/\/https?:/i.test(text)) return 'This starts with https:// twice. Remove one.'
  const compact = withoutSpaces(text)
  if (isHttps(compact)) return compact === text || holdsSpace
  return 'Write the full address, starting with https://, without spaces.'
}

function isHttps(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  if (url.hostname === 'localhost') return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && /[^.]\.[^.]/.test(url.hostname)
}
