import {isEmail} from '../../../domain/contact/email.ts'
import {holdsSpace, withoutSpaces} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

/** An address of the company's own: unlike a visitor's, its host always has a dot. */
export function emailAddress(address: string | undefined): ValidationResult {
  if (!address || isReachable(address)) return true
  if (isReachable(withoutSpaces(address))) return holdsSpace
  return 'Write an e-mail address, for example office@your-company.com.'
}

function isReachable(address: string): boolean {
  return isEmail(address) && /@.*\./.test(address)
}
