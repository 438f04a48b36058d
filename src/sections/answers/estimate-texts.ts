import {formatCost} from '#domain/price/cost.ts'
import {formatDuration, formatHours} from '#domain/price/duration.ts'
import {
  type Cost,
  type RateBand,
  bandOf,
  cheaperLongerBooking,
  costOf,
} from '#domain/price/estimate.ts'
import {type HoursOffered, isOffered} from '#domain/price/hours-offered.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {formatInMiami, miamiInstant} from '#domain/time/miami-time.ts'

type Asked = {
  vehicle: string
  bands: readonly RateBand[]
  hours: number
  day: string | null
  offered: HoursOffered
}

/** An estimate in words. Without a published rate for this length, `cost`, `rate` and `hint` are null. */
export function estimateTexts({vehicle, bands, hours, day, offered}: Asked) {
  const cost = costOf(bands, hours)
  const band = bandOf(bands, hours)
  const longer = cheaperLongerBooking(bands, hours, (length) => isOffered(offered, length))
  return {
    ride: [vehicle, formatHours(hours), dayText(day)].filter(Boolean).join(', '),
    cost: formatCost(cost),
    rate: cost && band && `${formatDuration(band)}: ${formatPriceRange(band.price)} per hour`,
    hint:
      cost && longer
        ? {hours: longer.hours, text: hintText(hours, cost, longer.hours, longer.cost)}
        : null,
  }
}

/** "Saturday, December 12" */
function dayText(day: string | null): string | null {
  const instant = miamiInstant(day)
  return instant === null
    ? null
    : formatInMiami(instant, {weekday: 'long', month: 'long', day: 'numeric'})
}

/** "Gratuity" of "Gratuity not included", where a label beside it says that it is not included. */
export function withoutNotIncluded(note: string): string {
  return note.replace(/ (is )?not included\.?$/i, '')
}

/** "8 hours from $800 cost less than 7½ hours from $825." Names the ends of the ranges that differ. */
function hintText(hours: number, cost: Cost, longerHours: number, longerCost: Cost): string {
  const end = longerCost.min < cost.min ? 'min' : 'max'
  const price = (one: Cost) =>
    `${end === 'min' ? 'from' : 'up to'} ${formatCost({min: one[end], max: one[end]})}`
  return `${formatHours(longerHours)} ${price(longerCost)} cost less than ${formatHours(hours)} ${price(cost)}.`
}
