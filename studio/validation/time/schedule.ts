import {isRecord} from '../../../domain/is-record.ts'
import {textAt} from '../../content/content-value.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
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

/** Asks about a page whose time has passed, such as that of a copied one. `now` is in milliseconds since 1970. */
export function pageStillShows(
  showUntil: string | undefined,
  parent: unknown,
  now: number,
): PublishQuestionResult {
  // A section may have ended while the rest of its page shows.
  const isSection = textAt(parent, '_id') === ''
  if (isSection || !showUntil || Date.parse(showUntil) > now) return true
  return publishQuestion('This time has passed, so the page does not show. Publish it anyway?')
}

/** A page that every site has shows at all times: code, the header and other pages lead to it. */
export function alwaysShows(time: string | undefined): ValidationResult {
  return !time || 'The site needs this page at all times. Empty this field.'
}
