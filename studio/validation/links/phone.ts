import {isUsPhone} from '../../../domain/contact/phone.ts'
import {holdsSpace, withoutSpaces} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

export function usPhone(phone: string | undefined): ValidationResult {
  if (!phone || isUsPhone(phone)) return true
  if (isUsPhone(withoutSpaces(phone))) return holdsSpace
  return 'Write +1 and the ten digits of a US number without spaces, for example +13055550100.'
}
