import type {ValidationResult} from '../validation-result.ts'

/** An https URL. http is allowed only on localhost, for the emulators. */
export function httpsUrl(text: string | undefined): ValidationResult {
  if (!text) return true
  const url = URL.parse(text)
  const secure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  if (secure && !url.username && !/\s/.test(text)) return true
  return 'Write the full address, starting with https://, without spaces.'
}
