/** The error of an auth call, reduced to what the messages need. */
export type AuthFailure = {name: string; message: string; code?: string | undefined}

/** When the service did not answer, or not as expected. */
export const unexpectedMessage = 'An unexpected error occurred. Please try again.'

/** When a captcha could not be loaded or answered. */
export const captchaFailedMessage =
  'We could not check that you are not a robot. Allow challenges.cloudflare.com and try again.'

export const signUpNotice =
  'Check your email for a confirmation link to complete your registration.'

/** What the visitor reads after a failed sign-in. */
export function signInMessage(error: AuthFailure): string {
  if (matches(error, 'invalid_credentials', 'invalid login credentials')) {
    return 'Invalid email or password. Please check your credentials and try again.'
  }
  if (matches(error, 'email_not_confirmed', 'email not confirmed')) {
    return 'Please check your email and click the confirmation link before signing in.'
  }
  return authErrorMessage(error)
}

/** What the visitor reads after a failed sign-up. */
export function signUpMessage(error: AuthFailure): string {
  if (
    matches(error, 'user_already_exists', 'user already registered') ||
    matches(error, 'email_exists', 'already been registered')
  ) {
    return 'An account with this email already exists. Please sign in instead.'
  }
  return authErrorMessage(error)
}

/** What the visitor reads after a code that is wrong or too late. */
export function mfaMessage(error: AuthFailure): string {
  if (matches(error, 'mfa_verification_failed', 'code entered')) {
    return 'That code is not right. Enter the newest code.'
  }
  if (matches(error, 'mfa_challenge_expired', 'challenge has expired')) {
    return 'That took too long. Enter a new code.'
  }
  return authErrorMessage(error)
}

/** The service's own message, or `unexpectedMessage` where it did not answer. */
export function authErrorMessage(error: AuthFailure): string {
  return noAnswerErrors.includes(error.name) || !error.message ? unexpectedMessage : error.message
}

/** The same for anything that was thrown. What is not an error of the auth client is unexpected. */
export function thrownErrorMessage(thrown: unknown): string {
  return thrown instanceof Error && thrown.name.startsWith('Auth')
    ? authErrorMessage(thrown)
    : unexpectedMessage
}

const noAnswerErrors = [
  'AuthRetryableFetchError',
  'AuthUnknownError',
  'AuthInvalidTokenResponseError',
]

function matches(error: AuthFailure, code: string, words: string): boolean {
  return error.code === code || error.message.toLowerCase().includes(words)
}
