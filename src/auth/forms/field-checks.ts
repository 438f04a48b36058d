import {readCode} from '../mfa/mfa-challenge.ts'
import type {FormFields, FormOutcome} from './auth-form.tsx'

/** In characters. */
const minPasswordLength = 6

/** Errors of an empty email or password, or a malformed email. Null when both are filled in. */
export function checkSignInFields(fields: FormFields): FormOutcome | null {
  const messages: Record<string, string> = {
    ...emailMessage(fields('email')),
    ...(fields('password') === '' ? {password: 'Enter your password.'} : {}),
  }
  return Object.keys(messages).length > 0 ? {fields: messages} : null
}

/** An error if the email is empty or malformed, else null. */
export function checkEmail(fields: FormFields): FormOutcome | null {
  const messages = emailMessage(fields('email'))
  return Object.keys(messages).length > 0 ? {fields: messages} : null
}

/** An error if the two passwords differ or are too short, in this order, else null. */
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

/** An error if the code is not six digits, else null. */
export function checkCode(fields: FormFields): FormOutcome | null {
  return readCode(fields('code')) === null
    ? {fields: {code: 'Enter the 6 digits of your code.'}}
    : null
}

function emailMessage(email: string): Record<string, string> {
  if (email.trim() === '') return {email: 'Enter your email address.'}
  // The same rule as the browser's own for e-mail fields.
  const probe = document.createElement('input')
  probe.type = 'email'
  probe.value = email
  return probe.validity.valid ? {} : {email: 'Enter an email address such as name@example.com.'}
}
