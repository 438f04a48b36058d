import {readCode} from '../mfa/mfa-challenge.ts'
import type {FormFields, FormOutcome} from './auth-form.tsx'

/** The least length of a password, in characters (specification, section 9). */
const minPasswordLength = 6

/** A message below each of the two fields that is empty, or whose address is none. */
export function checkSignInFields(fields: FormFields): FormOutcome | null {
  const messages: Record<string, string> = {
    ...emailMessage(fields('email')),
    ...(fields('password') === '' ? {password: 'Enter your password.'} : {}),
  }
  return Object.keys(messages).length > 0 ? {fields: messages} : null
}

export function checkEmail(fields: FormFields): FormOutcome | null {
  const messages = emailMessage(fields('email'))
  return Object.keys(messages).length > 0 ? {fields: messages} : null
}

/** The two checks of a new password, in this order (specification, section 5). */
export function checkNewPassword(fields: FormFields): FormOutcome | null {
  const password = fields('password')
  if (password !== fields('confirmPassword')) {
    return {error: 'Passwords do not match', focus: 'confirmPassword'}
  }
  if (password.length < minPasswordLength) {
    return {
      error: `Password must be at least ${minPasswordLength} characters long`,
      focus: 'password',
    }
  }
  return null
}

/** Whether the field `code` holds six digits. */
export function checkCode(fields: FormFields): FormOutcome | null {
  return readCode(fields('code')) === null
    ? {fields: {code: 'Enter the 6 digits of your code.'}}
    : null
}

function emailMessage(email: string): Record<string, string> {
  if (email.trim() === '') return {email: 'Enter your email address.'}
  // The browser's own rule for e-mail fields.
  const probe = document.createElement('input')
  probe.type = 'email'
  probe.value = email
  return probe.validity.valid ? {} : {email: 'Enter an email address such as name@example.com.'}
}
