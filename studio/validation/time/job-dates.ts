import {formatInMiami} from '../../../domain/time/miami-time.ts'
import {words} from '../../../domain/words/en.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import type {ValidationResult} from '../validation-result.ts'

/** A job that closes before it opens would never show. Times are ISO 8601 in UTC. */
export function closesAfterItOpens(
  closesOn: string | undefined,
  opensOn: unknown,
): ValidationResult {
  if (!closesOn || typeof opensOn !== 'string') return true
  if (Date.parse(closesOn) > Date.parse(opensOn)) return true
  return `The opening closes before it opens (${inMiami(opensOn)}). Choose a later time or leave this empty.`
}

/** Asks about a closing time in the past, such as that of a copied job. `now` in milliseconds since 1970. */
export function notYetClosed(closesOn: string | undefined, now: number): PublishQuestionResult {
  if (!closesOn || Date.parse(closesOn) > now) return true
  return publishQuestion(
    'This time has passed: the opening does not show on the site. Publish it anyway?',
  )
}

/**
 * When a new job opens: today, at the hour that has begun, so that it shows as soon as it is
 * published. ISO 8601 in UTC; `now` in milliseconds since 1970.
 */
export function opensToday(now: number): string {
  return new Date(Math.floor(now / hour) * hour).toISOString()
}

const hour = 60 * 60 * 1000

/** "Nov 7, 2027, 1:00 AM EDT": with the zone, since an hour comes twice when the clocks go back. */
function inMiami(time: string): string {
  return formatInMiami(
    Date.parse(time),
    {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    },
    words,
  )
}
