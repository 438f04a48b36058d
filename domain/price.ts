import {type NumberRange, formatRange, isFiniteNumber} from './number-range.ts'

/** A price in whole US dollars per hour: "$120-180", or "$120". Null when an end is missing. */
export function formatPriceRange(price: NumberRange | null | undefined): string | null {
  const text = formatRange(price)
  return text === null ? null : `$${text}`
}

/** The same for staff who are still writing it: "$120-?" while an end is missing. */
export function formatUnfinishedPriceRange({min, max}: NumberRange): string {
  return formatPriceRange({min, max}) ?? (min === max ? '$?' : `$${min ?? '?'}-${max ?? '?'}`)
}

/** What a whole booking costs in US dollars: "$825-1,200" or "$337.50". Null when an end is missing. */
export function formatCost(cost: NumberRange | null | undefined): string | null {
  const {min, max} = cost ?? {}
  if (!isFiniteNumber(min) || !isFiniteNumber(max)) return null
  return min === max ? `$${amount(min)}` : `$${amount(min)}-${amount(max)}`
}

/** Thousands are set off by commas, and cents are written only where there are some. */
function amount(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return dollars.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
