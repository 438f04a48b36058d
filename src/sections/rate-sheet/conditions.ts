import {type Duration, formatHourCount, formatHours} from '#domain/price/duration.ts'
import {isFiniteNumber} from '#domain/price/number-range.ts'
import type {DomainWords} from '#domain/words/en.ts'
import type {Words} from '#src/language/words.ts'

type BookingRules = {
  minimumHours?: number | null
  bookAheadHours?: number | null
  gratuityNote?: string | null
}

/** The office's rules in a sentence each; a rule that it has not entered has none. */
export function conditionsOfRules(
  rules: BookingRules | null | undefined,
  bands: readonly Duration[],
  {domain, sheet}: {domain: DomainWords; sheet: Words<'rateSheet'>},
): string[] {
  const minimum = formatHours(rules?.minimumHours, domain)
  const ahead = formatHours(rules?.bookAheadHours, domain)
  const borders = bordersOf(bands)
  const gratuity = rules?.gratuityNote?.trim()
  return [
    minimum && sheet.minimum(minimum),
    borders.length > 0 && sheet.borders(borders),
    gratuity && gratuity.replace(/[^.!]$/, '$&.'),
    ahead && sheet.bookAhead(ahead),
  ].flatMap((text) => text || [])
}

/** Where one duration ends and the next begins, in hours: "4", "7½". */
function bordersOf(bands: readonly Duration[]): string[] {
  const starts = new Set(bands.map(({fromHours}) => fromHours))
  return bands.flatMap(({toHours}) =>
    isFiniteNumber(toHours) && starts.has(toHours) ? formatHourCount(toHours) : [],
  )
}
