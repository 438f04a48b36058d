import {isEmail} from '#domain/contact/email.ts'
import type {Words} from '#src/language/words.ts'

import {readCode} from '../mfa/mfa-challenge.ts'
import type {FormFields, FormOutcome} from './auth-form.tsx'

type CheckWords = Words<'account'>['checks']

/** In characters. */
export const minPasswordLength = 6

/** Errors of an empty email or password, or a malformed email. Null when both are filled in. */
export function checkSignInFields(fields: FormFields, words: CheckWords): FormOutcome | null {
  const messages: Record<string, string> = {
    ...emailMessage(fields('email'), words),
    ...(fields('password') === '' ? {password: words.noPassword} : {}),
  }
  return Object.keys(messages).length > 0 ? {fields: messages} : null
}

/** An error if the email is empty or malformed, else null. */
export function checkEmail(fields: FormFields, words: CheckWords): FormOutcome | null {
  const messages = emailMessage(fields('email'), words)
  return Object.keys(messages).length > 0 ? {fields: messages} : null
}

/** An error if the two passwords differ or are too short, in this order [AUTH-2], else null. */
export function checkNewPassword(fields: FormFields, words: CheckWords): FormOutcome | null {
  const password = fields('password')
  if (password !== fields('confirmPassword')) {
    return {fields: {confirmPassword: words.differentPasswords}}
  }
  if (password.length < minPasswordLength) {
    return {fields: {password: words.shortPassword(minPasswordLength)}}
  }
  return null
}

/** An error if the code is not six digits, else null. */
export function checkCode(fields: FormFields, words: CheckWords): FormOutcome | null {
  return readCode(fields('code')) === null ? {fields: {code: words.malformedCode}} : null
}

function emailMessage(email: string, words: CheckWords): Record<string, string> {
  if (email.trim() === '') return {email: words.noEmail}
  return isEmail(email.trim()) ? {} : {email: words.malformedEmail}
}
