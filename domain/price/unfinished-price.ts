import {words} from '../words/en.ts'
import {type NumberRange, isFiniteNumber} from './number-range.ts'
import {formatAmount, formatPriceRange} from './price.ts'

/** A price for staff who are still writing it, in English: "$120-?" while an end is missing. */
export function formatUnfinishedPriceRange({min, max}: NumberRange): string {
  const complete = formatPriceRange({min, max}, words)
  return complete ?? (min === max ? '$?' : `${formatDollars(min)}-${amountOr(max)}`)
}

/** One amount for staff, in English: "$1,200". */
export function formatDollars(dollars: number | null | undefined): string {
  return `$${amountOr(dollars)}`
}

function amountOr(dollars: number | null | undefined): string {
  return isFiniteNumber(dollars) ? formatAmount(dollars, words) : '?'
}
