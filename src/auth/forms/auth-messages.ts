import type {Words} from '#src/language/words.ts'

import type {FormOutcome} from './auth-form.tsx'

/** The error of an auth call, reduced to what the messages need. */
export type AuthFailure = {
  name: string
  message: string
  code?: string | undefined
  status?: number | undefined
}

type ErrorWords = Words<'account'>['errors']

/** What the visitor reads after a failed sign-in. */
export function signInMessage(error: AuthFailure, words: ErrorWords): string {
  if (matches(error, 'invalid_credentials', 'invalid login credentials')) return words.wrongPassword
  if (matches(error, 'email_not_confirmed', 'email not confirmed')) return words.notConfirmed
  return authErrorMessage(error, words)
}

/** What the visitor reads after a failed sign-up. */
export function signUpMessage(error: AuthFailure, words: ErrorWords): string {
  if (
    matches(error, 'user_already_exists', 'user already registered') ||
    matches(error, 'email_exists', 'already been registered')
  ) {
    return words.taken
  }
  return authErrorMessage(error, words)
}

/**
 * Whether an error of a recovery mail may be shown: it must not reveal whether the email has an account. Only mails to
 * existing accounts meet the limits of mails, or a mail server that fails (500) or hangs (504).
 */
export function isRefusedForAnyone({code, status}: AuthFailure): boolean {
  return code ? refusedForAnyone.includes(code) : status !== 500 && status !== 504
}

/** What the service checks before it looks for the account. */
const refusedForAnyone = [
  'over_request_rate_limit',
  'captcha_failed',
  'validation_failed',
  'email_provider_disabled',
]

/** What the visitor reads after a refused code: at its field where the code is wrong or too late. */
export function mfaOutcome(error: AuthFailure, words: ErrorWords): FormOutcome {
  if (matches(error, 'mfa_verification_failed', 'code entered')) {
    return {fields: {code: words.wrongCode}}
  }
  if (matches(error, 'mfa_challenge_expired', 'challenge has expired')) {
    return {fields: {code: words.lateCode}}
  }
  return {error: authErrorMessage(error, words)}
}

/** What the service says, in the words of the language; where it says nothing, that something unexpected happened. */
export function authErrorMessage(error: AuthFailure, words: ErrorWords): string {
  const isAnswer =
    error.name === 'AuthRetryableFetchError'
      ? isFailureInWords(error)
      : !noAnswerErrors.includes(error.name) && error.message
  if (!isAnswer) return words.unexpected
  // The client drops the code of this one.
  const isEnded = error.name === 'AuthSessionMissingError'
  return words.refused(isEnded ? {message: error.message, code: 'session_not_found'} : error)
}

/** The same for anything that was thrown. What is not an error of the auth client is unexpected. */
export function thrownErrorMessage(thrown: unknown, words: ErrorWords): string {
  return thrown instanceof Error && thrown.name.startsWith('Auth')
    ? authErrorMessage(thrown, words)
    : words.unexpected
}

/**
 * Whether the service failed and says why, as in "Error sending confirmation email". From a gateway the client has only
 * the name of the status, such as "Bad Gateway" or "HTTP 502", or JSON without a message.
 */
function isFailureInWords({status = 0, message}: AuthFailure): boolean {
  return status >= 500 && /^\w.* [a-z]/.test(message)
}

/** The client words these itself, for an answer that it cannot read or that has no session in it. */
const noAnswerErrors = ['AuthUnknownError', 'AuthInvalidTokenResponseError']

function matches(error: AuthFailure, code: string, words: string): boolean {
  return error.code === code || error.message.toLowerCase().includes(words)
}
