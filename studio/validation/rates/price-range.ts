import {formatDollars} from '../../../domain/price/unfinished-price.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Whole US dollars per hour. Both ends may be missing while somebody is typing. */
export type PriceRange = {min?: number; max?: number}

const lowest = 1
const highest = 5000

export function wholeDollars(price: number | undefined): ValidationResult {
  if (price === undefined) return true
  if (Number.isInteger(price) && price >= lowest && price <= highest) return true
  return `A price is in whole dollars, from $${lowest} to $${highest}.`
}

/** Why a price of the grid cannot stand; undefined where it can. */
export function priceProblem({min, max}: PriceRange): string | undefined {
  if (min === undefined || max === undefined) return 'Fill in both prices.'
  const results = [wholeDollars(min), wholeDollars(max), lowerPriceFirst({min, max})]
  return results.find((result) => result !== true)
}

export function lowerPriceFirst(range: PriceRange | undefined): ValidationResult {
  const {min, max} = range ?? {}
  if (min === undefined || max === undefined || min <= max) return true
  return `The lower price (${formatDollars(min)}) is above the higher price (${formatDollars(max)}). Swap them?`
}
