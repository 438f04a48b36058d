import {emailAddress} from '../validation/links/email.ts'
import {usPhone} from '../validation/links/phone.ts'
import {type FormattedField, formattedLine} from './fields.ts'

/** A US phone number. */
export function phone(field: FormattedField) {
  return formattedLine(field, usPhone)
}

/** An e-mail address, which may be left empty. */
export function email(field: Omit<FormattedField, 'optional'>) {
  return formattedLine({...field, optional: true}, emailAddress)
}
