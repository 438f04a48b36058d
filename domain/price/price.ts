import type {DomainWords} from '../words/en.ts'
import {type NumberRange, isCompleteRange} from './number-range.ts'

/**
 * A price in US dollars, of an hour or of a whole booking: "$120-180", "$825-1,200", "$337.50". Null when an end is
 * missing.
 */
export function formatPriceRange(
  price: NumberRange | null | undefined,
  words: DomainWords,
): string | null {
  if (!isCompleteRange(price)) return null
  const [min, max] = [formatAmount(price.min, words), formatAmount(price.max, words)]
  return min === max ? `$${min}` : `$${min}-${max}`
}

/** Thousands are set off, and cents are written only where there are some. */
export function formatAmount(dollars: number, {locale}: DomainWords): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return dollars.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
