import {isRecord} from '../../../domain/is-record.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Something that shows from and until a time must start first. Times are ISO 8601 in UTC. */
export function endsAfterItStarts(
  showUntil: string | undefined,
  schedule: unknown,
): ValidationResult {
  const showFrom = isRecord(schedule) ? schedule['showFrom'] : undefined
  if (!showUntil || typeof showFrom !== 'string') return true
  if (Date.parse(showUntil) > Date.parse(showFrom)) return true
  return 'This ends before it starts.'
}

/** A page that every site has shows at all times: code, the header and other pages lead to it. */
export function alwaysShows(time: string | undefined): ValidationResult {
  return !time || 'The site needs this page at all times. Empty this field.'
}
