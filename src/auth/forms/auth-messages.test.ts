import {expect, test} from 'vitest'

import {
  thrownErrorMessage,
  mfaMessage,
  signInMessage,
  signUpMessage,
  unexpectedMessage,
} from './auth-messages.ts'

const wrongPassword = 'Invalid email or password. Please check your credentials and try again.'
const notConfirmed = 'Please check your email and click the confirmation link before signing in.'
const taken = 'An account with this email already exists. Please sign in instead.'

test('sign-in recognizes an error by its code or by its words, in upper or lower case', () => {
  expect(signInMessage(refusal('anything', 'invalid_credentials'))).toBe(wrongPassword)
  expect(signInMessage(refusal('Error: INVALID login CREDENTIALS given'))).toBe(wrongPassword)
  expect(signInMessage(refusal('anything', 'email_not_confirmed'))).toBe(notConfirmed)
  expect(signInMessage(refusal('email not confirmed yet'))).toBe(notConfirmed)
})

test('sign-up recognizes an email that has an account', () => {
  expect(signUpMessage(refusal('anything', 'user_already_exists'))).toBe(taken)
  expect(signUpMessage(refusal('anything', 'email_exists'))).toBe(taken)
  expect(signUpMessage(refusal('User Already Registered'))).toBe(taken)
})

test('any other error keeps the message of the service', () => {
  expect(signInMessage(refusal('Request rate limit reached'))).toBe('Request rate limit reached')
  expect(signUpMessage(refusal('Signups not allowed for this instance'))).toBe(
    'Signups not allowed for this instance',
  )
  expect(mfaMessage(refusal('Something else'))).toBe('Something else')
})

test('when the service does not answer, or not as expected, the error is unexpected', () => {
  for (const name of ['AuthRetryableFetchError', 'AuthUnknownError']) {
    expect(signInMessage({name, message: 'Failed to fetch'})).toBe(unexpectedMessage)
  }
  expect(signInMessage(refusal(''))).toBe(unexpectedMessage)
  expect(thrownErrorMessage(new TypeError('x is undefined'))).toBe(unexpectedMessage)
  expect(thrownErrorMessage('text')).toBe(unexpectedMessage)
})

function refusal(message: string, code?: string) {
  return {name: 'AuthApiError', message, code}
}
