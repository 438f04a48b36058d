import {textsWithin} from '../../language/translatable-text.ts'
import type {ValidationResult} from '../validation-result.ts'

/**
 * Warns of a price in a text, which stays as it is when Rates change. Formatted text is an array of blocks. Wages in a
 * job and sums in a legal text are no prices.
 */
export function noPrice(
  text: unknown,
  {document}: {document?: {_type: string}} = {},
): ValidationResult {
  if (document && ['job', 'legalDocument'].includes(document._type)) return true
  const price = textsWithin(text)
    .map((words) => amount.exec(words)?.[0])
    .find(Boolean)
  return (
    !price ||
    `"${price}" does not follow Rates: whoever changes a price there does not see this text. Leave the number out, or link to the rates.`
  )
}

const number = String.raw`\d(?:[\d,.]*\d)?`
const amount = new RegExp(
  String.raw`(?:US)?\$\s?${number}|\bUSD\s?\$?${number}|${number}\s?(?:(?:US|U\.S\.)\s)?(?:dollars|d[oó]lares|USD)\b`,
  'i',
)
