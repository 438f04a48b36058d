import {expect, test} from 'vitest'

import {words as english} from '#src/language/en/account.ts'
import {words as spanish} from '#src/language/es/account.ts'

import {
  type AuthFailure,
  mfaOutcome,
  signInMessage,
  signUpMessage,
  thrownErrorMessage,
} from './auth-messages.ts'

const words = english.errors

const wrongPassword = 'Invalid email or password. Please check your credentials and try again.'
const notConfirmed = 'Please check your email and click the confirmation link before signing in.'
const taken = 'An account with this email already exists. Please sign in instead.'

test('sign-in recognizes an error by its code or by its words, in upper or lower case [AUTH-3]', () => {
  expect(signInMessage(refusal('anything', 'invalid_credentials'), words)).toBe(wrongPassword)
  expect(signInMessage(refusal('Error: INVALID login CREDENTIALS given'), words)).toBe(
    wrongPassword,
  )
  expect(signInMessage(refusal('anything', 'email_not_confirmed'), words)).toBe(notConfirmed)
  expect(signInMessage(refusal('email not confirmed yet'), words)).toBe(notConfirmed)
})

test('sign-up recognizes an email that has an account [AUTH-4]', () => {
  expect(signUpMessage(refusal('anything', 'user_already_exists'), words)).toBe(taken)
  expect(signUpMessage(refusal('anything', 'email_exists'), words)).toBe(taken)
  expect(signUpMessage(refusal('User Already Registered'), words)).toBe(taken)
})

test('any other error keeps the message of the service [AUTH-5]', () => {
  expect(signInMessage(refusal('Request rate limit reached'), words)).toBe(
    'Request rate limit reached',
  )
  expect(signUpMessage(refusal('Signups not allowed for this instance'), words)).toBe(
    'Signups not allowed for this instance',
  )
  expect(mfaOutcome(refusal('Something else'), words)).toEqual({error: 'Something else'})
})

test('a failure of the service is shown in its words [AUTH-5]', () => {
  const failure = {name: 'AuthRetryableFetchError', message: 'Error sending confirmation email'}
  expect(signUpMessage({...failure, status: 500}, words)).toBe('Error sending confirmation email')
  expect(signInMessage({...failure, message: 'Processing timed out', status: 504}, words)).toBe(
    'Processing timed out',
  )
  expect(signUpMessage({...failure, status: 500}, spanish.errors)).toBe(
    'No pudimos enviarle el correo. Inténtelo de nuevo más tarde.',
  )
  expect(signInMessage({...failure, message: 'It is broken', status: 500}, spanish.errors)).toBe(
    'No se pudo completar. Inténtelo de nuevo.',
  )
})

test.each([
  [0, 'Failed to fetch'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [503, 'HTTP 503'],
  [521, 'Web Server Is Down'],
  [500, '{"reason":"it is broken"}'],
])('status %i with "%s" is shown as an unexpected error [AUTH-5]', (status, message) => {
  const failure = {name: 'AuthRetryableFetchError', message, status}
  for (const {errors} of [english, spanish]) {
    expect(signInMessage(failure, errors)).toBe(errors.unexpected)
  }
})

test('when the service does not answer, or not as expected, the error is unexpected [AUTH-5]', () => {
  for (const name of ['AuthRetryableFetchError', 'AuthUnknownError']) {
    expect(signInMessage({name, message: 'Failed to fetch'}, words)).toBe(
      'An unexpected error occurred. Please try again.',
    )
  }
  expect(signInMessage(refusal(''), words)).toBe('An unexpected error occurred. Please try again.')
  expect(thrownErrorMessage(new TypeError('x is undefined'), words)).toBe(
    'An unexpected error occurred. Please try again.',
  )
  expect(thrownErrorMessage('text', words)).toBe('An unexpected error occurred. Please try again.')
})

test('after an answer without a session the client’s own words are not shown [AUTH-5]', () => {
  const failure = {
    name: 'AuthInvalidTokenResponseError',
    message: 'Auth session or user missing',
    status: 500,
  }
  expect(signInMessage(failure, words)).toBe('An unexpected error occurred. Please try again.')
  expect(signInMessage(failure, spanish.errors)).toBe(spanish.errors.unexpected)
})

test('in Spanish no word of the service is shown [AUTH-5]', () => {
  const refusals: [AuthFailure, string][] = [
    [refusal('Invalid login credentials'), spanish.errors.wrongPassword],
    [
      refusal('Request rate limit reached', 'over_request_rate_limit'),
      'Hubo demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    ],
    [
      refusal(
        'For security purposes, you can only request this after 41 seconds.',
        'over_email_send_rate_limit',
      ),
      'Por seguridad, podrá pedirlo otra vez dentro de 41 segundos.',
    ],
    [
      refusal(
        'For security purposes, you can only request this after 1 seconds.',
        'over_email_send_rate_limit',
      ),
      'Por seguridad, podrá pedirlo otra vez dentro de 1 segundo.',
    ],
    [
      refusal('email rate limit exceeded', 'over_email_send_rate_limit'),
      'Se enviaron demasiados mensajes. Inténtelo de nuevo más tarde.',
    ],
    [
      refusal('Password should be at least 10 characters.', 'weak_password'),
      'La contraseña debe tener al menos 10 caracteres.',
    ],
    [
      refusal('Password is known to be weak and easy to guess', 'weak_password'),
      'Esta contraseña es fácil de adivinar. Elija otra.',
    ],
    [
      refusal('Password cannot be longer than 72 characters', 'validation_failed'),
      'La contraseña no puede tener más de 72 caracteres.',
    ],
    [
      refusal('Something that nobody knows yet', 'new_code'),
      'No se pudo completar. Inténtelo de nuevo.',
    ],
    [refusal('Something without a code'), 'No se pudo completar. Inténtelo de nuevo.'],
    [
      {name: 'AuthSessionMissingError', message: 'Auth session missing!'},
      'Su sesión terminó. Inicie sesión de nuevo.',
    ],
    [{name: 'AuthRetryableFetchError', message: 'Failed to fetch'}, spanish.errors.unexpected],
  ]
  for (const [error, sentence] of refusals) {
    expect(signInMessage(error, spanish.errors)).toBe(sentence)
  }
  expect(signUpMessage(refusal('User already registered'), spanish.errors)).toBe(
    'Ya existe una cuenta con este correo. Inicie sesión.',
  )
})

function refusal(message: string, code?: string) {
  return {name: 'AuthApiError', message, code}
}
