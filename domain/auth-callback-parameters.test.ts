import {expect, test} from 'vitest'

import {
  authCallbackParameter,
  authCallbacks,
  sessionOrErrorInUrl,
  tokenHashInUrl,
} from './auth-callback-parameters.ts'

test('a session, a link to verify and an error are account callbacks', () => {
  expect(authCallbacks).toEqual([
    ['access_token', 'refresh_token'],
    ['token_hash'],
    ['error_code', 'error_description'],
  ])
})

test.each([
  ...authCallbacks.flat(),
  'error',
  'expires_at',
  'expires_in',
  'provider_refresh_token',
  'provider_token',
  'sb',
  'token_type',
  'type',
])('%s is a parameter of an account callback', (name) => {
  expect(authCallbackParameter.test(name)).toBe(true)
})

test.each(['code', 'state', 'types', 'car_type', 'token', 'access_token_2', 'my_error', 'errors'])(
  '%s is none',
  (name) => {
    expect(authCallbackParameter.test(name)).toBe(false)
  },
)

test('a link that its visitor verifies is known by its URL, where a parameter begins', () => {
  const url = 'https://site.example/auth'
  expect(tokenHashInUrl.test(`${url}#token_hash=h1&type=signup`)).toBe(true)
  expect(tokenHashInUrl.test(`${url}?x=1&token_hash=h1&type=signup`)).toBe(true)
  expect(tokenHashInUrl.test(`${url}?my_token_hash=h1#rates`)).toBe(false)
})

test('a session or an error is known by the URL, where a parameter begins', () => {
  const url = 'https://site.example/auth'
  expect(sessionOrErrorInUrl.test(`${url}#access_token=a&refresh_token=r`)).toBe(true)
  expect(sessionOrErrorInUrl.test(`${url}#type=signup&access_token=a`)).toBe(true)
  expect(sessionOrErrorInUrl.test(`${url}?error_code=otp_expired`)).toBe(true)
  expect(sessionOrErrorInUrl.test(`${url}#error=denied&error_code=otp_expired`)).toBe(true)
  expect(sessionOrErrorInUrl.test(`${url}?my_error_code=1#no_access_token=a`)).toBe(false)
})
