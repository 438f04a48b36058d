import {formatDuration, formatHours} from '#domain/price/duration.ts'
import {
  type Cost,
  type RateBand,
  bandOf,
  cheaperLongerBooking,
  costOf,
} from '#domain/price/estimate.ts'
import {type HoursOffered, firstOffered} from '#domain/price/hours-offered.ts'
import {formatAmount, formatPriceRange} from '#domain/price/price.ts'
import {formatDayInMiami, miamiInstant} from '#domain/time/miami-time.ts'
import type {DomainWords} from '#domain/words/en.ts'
import {now} from '#src/content/time/clock.ts'
import type {Words} from '#src/language/words.ts'

type Asked = {
  vehicle: string
  bands: readonly RateBand[]
  hours: number
  day: string | null
  offered: HoursOffered
}

type EstimateWords = {domain: DomainWords; cost: Words<'cost'>}

/** An estimate in words. Without a published rate for this length, `cost`, `rate` and `hint` are null. */
export function estimateTexts({vehicle, bands, hours, day, offered}: Asked, words: EstimateWords) {
  const {domain} = words
  const cost = costOf(bands, hours)
  const band = bandOf(bands, hours)
  const longer = cheaperLongerBooking(bands, hours, (length) => firstOffered(offered, length))
  return {
    ride: [vehicle, formatHours(hours, domain), dayText(day, domain)].filter(Boolean).join(', '),
    cost: formatPriceRange(cost, domain),
    rate:
      cost &&
      band &&
      words.cost.perHour(
        formatDuration(band, domain) ?? '',
        formatPriceRange(band.price, domain) ?? '',
      ),
    hint: cost && longer && {hours: longer.hours, text: hintText({hours, cost}, longer, words)},
  }
}

export type EstimateTexts = ReturnType<typeof estimateTexts>

type Answer = Pick<EstimateTexts, 'ride' | 'cost' | 'rate'> & {
  notIncluded: readonly string[]
  note: string
  url: string
}

/** The whole answer in lines, to copy or to send to the office. Without a cost it asks the office for one. */
export function answerLines(
  {ride, cost, rate, notIncluded, note, url}: Answer,
  words: Words<'cost'>,
): string {
  return [
    `${ride}: ${cost ?? words.quotePlease}`,
    rate && `${words.rate}: ${rate}`,
    notIncluded.length > 0 && `${words.notIncluded}: ${notIncluded.join(', ')}`,
    note,
    url,
  ]
    .filter(Boolean)
    .join('\n')
}

function dayText(day: string | null, words: DomainWords): string | null {
  const instant = miamiInstant(day)
  return instant === null ? null : formatDayInMiami(instant, now(), words)
}

type Booking = {hours: number; cost: Cost}

/** "8 hours, from $800, cost less than 7½ hours, from $825." Names the ends of the ranges that differ. */
function hintText(shorter: Booking, longer: Booking, {domain, cost: words}: EstimateWords): string {
  const end = longer.cost.min < shorter.cost.min ? 'min' : 'max'
  const text = ({hours, cost}: Booking) =>
    `${formatHours(hours, domain)}, ${cost.min === cost.max ? '' : words.ends[end]}$${formatAmount(cost[end], domain)}`
  return words.hint(text(longer), text(shorter))
}
