import {isRecord} from '../../../domain/is-record.ts'
import {miamiMinute} from '../../../domain/time/miami-time.ts'
import {listOf, textAt} from '../../content/content-value.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import type {ValidationResult} from '../validation-result.ts'

const maxLength = 140

export function announcementLength(text: string | undefined): ValidationResult {
  if (!text || text.length <= maxLength) return true
  return `${text.length} characters. The announcement has room for ${maxLength}.`
}

const maxLinkLength = 30

/** Asks about words of the link, in any language, that have no room beside the announcement on a phone. */
export function announcementLinkIsShort(link: unknown): PublishQuestionResult {
  if (!isRecord(link)) return true
  const texts = [
    textAt(link, 'label'),
    ...listOf(link['labelTranslations']).map((each) => textAt(each, 'value')),
  ]
  const long = texts.find((text) => withSample(text).length > maxLinkLength)
  return long === undefined
    ? true
    : publishQuestion(
        `On a phone "${long}" is cut off: a link has room for ${maxLinkLength} letters. Publish it anyway?`,
      )
}

/** A placeholder counts as a phone number. */
function withSample(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '(305) 555-0100')
}

/** An announcement without an end would stay for good. Times are ISO 8601 in UTC. */
export function announcementEnds(
  showUntil: string | undefined,
  {text, showFrom}: {text?: unknown; showFrom?: unknown} = {},
): ValidationResult {
  if (!text) return true
  if (!showUntil) return 'Say when the announcement ends. Until then it is not shown.'
  const isInOrder = typeof showFrom !== 'string' || Date.parse(showUntil) > Date.parse(showFrom)
  return isInOrder || 'The announcement ends before it starts.'
}

/** Asks about an end that has passed: it can be published, but nobody sees it. `now` is in milliseconds since 1970. */
export function announcementStillShows(
  showUntil: string | undefined,
  {text}: {text?: unknown},
  now: number,
): PublishQuestionResult {
  if (!text || !showUntil || Date.parse(showUntil) > now) return true
  return publishQuestion(
    'This time has passed, so the announcement does not show. Publish it anyway?',
  )
}

const maxDays = 60

/** Nobody reads one that stays for months. Times are ISO 8601 in UTC; `now` is in milliseconds. */
export function announcementIsBrief(
  showUntil: string | undefined,
  {text, showFrom}: {text?: unknown; showFrom?: unknown},
  now: number,
): ValidationResult {
  if (!text || !showUntil) return true
  const start = typeof showFrom === 'string' ? Date.parse(showFrom) : now
  const end = Date.parse(showUntil)
  if (Number.isNaN(start) || Number.isNaN(end)) return true
  const days = Math.ceil((clockInMiami(end) - clockInMiami(start)) / dayMs)
  // The year 27 gives no number of days, and is refused by itself.
  if (Number.isNaN(days) || days <= maxDays) return true
  return `It would show for ${days} days. Visitors stop noticing what stays for more than ${maxDays}.`
}

const dayMs = 24 * 60 * 60 * 1000

/** What the clocks of Miami show, as if they were in UTC: every day there has 24 hours. */
function clockInMiami(instant: number): number {
  return Date.parse(`${miamiMinute(instant)}Z`)
}
