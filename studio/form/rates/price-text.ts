import {trimmed} from '../../validation/texts/invisible-characters.ts'
import type {Dollars} from './price-patches.ts'

/**
 * The numbers of a price as people write it: none, one or a range, as "$95-$110", "95 – 110" or "$120-?". Null for
 * anything else, also for cents.
 */
export function readPriceText(text: string): Dollars[] | null {
  const read = trimmed(text)
  if (/^[-–—]?$/.test(read)) return []
  const [, from, to] = price.exec(read) ?? []
  if (from === undefined) return null
  const numbers = (to === undefined ? [from] : [from, to]).map(dollarsOf)
  return numbers.every((dollars) => dollars === undefined || dollars <= 99_999) ? numbers : null
}

/** What a cell holds after a key; null while its text is not one number of whole dollars. */
export function typedDollars(text: string): Dollars | null {
  if (trimmed(text) === '') return undefined
  const numbers = readPriceText(text)
  return numbers?.length === 1 ? (numbers[0] ?? null) : null
}

/** A comma groups thousands: one that stands for cents, as in "45,50", would make a hundred times as much of them. */
const dollars = String.raw`\$?\s*(\d{1,3}(?:,\d{3})+|\d+|\?)(?:\.00?)?`
const price = new RegExp(String.raw`^${dollars}(?:\s*(?:-|–|—|to)\s*${dollars})?$`, 'i')

function dollarsOf(digits: string): Dollars {
  return digits === '?' ? undefined : Number(digits.replaceAll(',', ''))
}
