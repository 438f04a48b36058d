import {type Duration, formatHourCount, formatHours} from '#domain/price/duration.ts'
import {isFiniteNumber} from '#domain/price/number-range.ts'

type BookingRules = {
  minimumHours?: number | null
  bookAheadHours?: number | null
  gratuityNote?: string | null
}

/** The office's rules in a sentence each; a rule that it has not entered has none. */
export function conditionsOfRules(
  rules: BookingRules | null | undefined,
  bands: readonly Duration[],
): string[] {
  const minimum = formatHours(rules?.minimumHours)
  const ahead = formatHours(rules?.bookAheadHours)
  const gratuity = rules?.gratuityNote?.trim()
  return [
    minimum && `Minimum ${minimum}.`,
    borderText(bands),
    gratuity && gratuity.replace(/[^.!]$/, '$&.'),
    ahead && `Book at least ${ahead} ahead.`,
  ].flatMap((text) => text || [])
}

/** "Exactly 4 or 8 hours take the lower rate.": where one duration ends and the next begins. */
function borderText(bands: readonly Duration[]): string | null {
  const starts = new Set(bands.map(({fromHours}) => fromHours))
  const borders = bands.flatMap(({toHours}) =>
    isFiniteNumber(toHours) && starts.has(toHours) ? formatHourCount(toHours) : [],
  )
  if (borders.length === 0) return null
  const list = [borders.slice(0, -1).join(', '), borders.at(-1)].filter(Boolean).join(' or ')
  return `Exactly ${list} hours ${borders.length === 1 ? 'takes' : 'take'} the lower rate.`
}
