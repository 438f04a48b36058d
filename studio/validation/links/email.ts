import {isEmail} from '../../../domain/contact/email.ts'
import {holdsSpace, withoutSpaces} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

export function emailAddress(address: string | undefined): ValidationResult {
  if (!address || isEmail(address)) return true
  if (isEmail(withoutSpaces(address))) return holdsSpace
  return 'Write an e-mail address, for example office@your-company.com.'
}
