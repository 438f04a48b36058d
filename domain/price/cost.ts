import type {DomainWords} from '../words/en.ts'
import {type NumberRange, isCompleteRange} from './number-range.ts'

/** What a whole booking costs in US dollars: "$825-1,200" or "$337.50". Null when an end is missing. */
export function formatCost(
  cost: NumberRange | null | undefined,
  words: DomainWords,
): string | null {
  if (!isCompleteRange(cost)) return null
  const {min, max} = cost
  return min === max ? `$${amount(min, words)}` : `$${amount(min, words)}-${amount(max, words)}`
}

/** Thousands are set off by commas, and cents are written only where there are some. */
function amount(dollars: number, {locale}: DomainWords): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return dollars.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
