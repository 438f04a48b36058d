import {type NumberRange, formatRange} from './number-range.ts'

/** A price in whole US dollars per hour: "$120-180", or "$120". Null when an end is missing. */
export function formatPriceRange(price: NumberRange | null | undefined): string | null {
  const text = formatRange(price)
  return text === null ? null : `$${text}`
}

/** The same for staff who are still writing it: "$120-?" while an end is missing. */
export function formatUnfinishedPriceRange({min, max}: NumberRange): string {
  return formatPriceRange({min, max}) ?? (min === max ? '$?' : `$${min ?? '?'}-${max ?? '?'}`)
}
