import {isRecord} from '../../../domain/is-record.ts'
import {miamiInstant} from '../../../domain/time/miami-time.ts'
import {nextRatesStart} from '../../../domain/time/next-rates-start.ts'
import {textAt} from '../../content/content-value.ts'
import {formatDay} from '../../content/format-day.ts'
import {type PublishQuestion, publishQuestion} from '../publish-question.ts'
import type {ValidationResult} from '../validation-result.ts'

/**
 * Asks staff to make the next rates the current ones once their day has come: what they then change under
 * "Rates" would show nowhere. Also asks before publishing next rates whose day has already
 * passed, for example because of a mistyped year: they would show at once. `now` in milliseconds since 1970.
 */
export function startIsAhead(
  startsOn: string | undefined,
  publishedStart: unknown,
  now: number,
): ValidationResult | PublishQuestion {
  const shown = whenNextRatesShow(startsOn, publishedStart, now)
  if (startsOn === undefined || shown === 'later') return true
  const arrived = `${formatDay(startsOn)} has arrived:`
  return shown === 'now'
    ? `${arrived} the site shows these prices, not the ones above. Press "Make these the current rates", then Publish.`
    : publishQuestion(
        `${arrived} once this is published, the site shows these prices, not the ones above. Should it show them at once?`,
      )
}

/**
 * When visitors see the next rates of a form: 'later' from their day on, 'now', or 'at publish' where their day has come
 * but nothing that shows them is published. `now` in milliseconds since 1970.
 */
export function whenNextRatesShow(
  startsOn: unknown,
  publishedStart: unknown,
  now: number,
): 'later' | 'at publish' | 'now' {
  const hasCome = (day: unknown) => typeof day === 'string' && hasBegun(day, now)
  if (!hasCome(startsOn)) return 'later'
  return hasCome(publishedStart) ? 'now' : 'at publish'
}

/** The prices that visitors see of published rates: the next ones from their day on. `now` in milliseconds since 1970. */
export function cardsInForce(rates: unknown, now: number): unknown {
  if (!isRecord(rates)) return undefined
  const {rateCards, next} = rates
  return isRecord(next) && areInForce(next, now) ? next['rateCards'] : rateCards
}

/** Whether next rates hold prices and their day has come. `now` in milliseconds since 1970. */
export function areInForce(next: unknown, now: number): boolean {
  if (!isRecord(next)) return false
  const {rateCards} = next
  const start = nextRatesStart({
    startsOn: textAt(next, 'startsOn'),
    rateCards: Array.isArray(rateCards) ? rateCards : null,
  })
  return start !== null && start <= now
}

/** Whether a day such as "2027-03-14" has begun in Miami. `now` in milliseconds since 1970. */
export function hasBegun(day: string, now: number): boolean {
  const start = miamiInstant(day)
  return start !== null && start <= now
}
