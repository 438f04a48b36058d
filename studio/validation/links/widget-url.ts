import {holdsSpace, withoutSpaces} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Origins from an environment variable, separated by commas. */
export function parseOrigins(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
}

/** The site's security headers let only these origins into the booking frame. */
export function allowedOrigin(text: string | undefined, origins: string[]): ValidationResult {
  if (!text) return true
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'Write the full address that the booking company gave you, starting with https://.'
  }
  if (url.username || url.password) return holdsPassword
  if (origins.includes(url.origin)) return withoutSpaces(text) === text || holdsSpace
  if (origins.length === 0)
    return 'This site was built to show no booking page. Ask your developer.'
  return `The site may only show booking pages from ${origins.join(', ')}. For another booking company, ask your developer to allow ${url.origin} first.`
}

/** The site would not load it either. */
const holdsPassword =
  'Remove the user name and password before the "@": everybody could read them, and the site would show no booking page.'
