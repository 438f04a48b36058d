import {generateKeyPair, exportJWK} from 'jose'
import {expect, onTestFinished, test} from 'vitest'

import type {AuthOptions} from '../../../../emulators/auth/options.ts'
import {startAuth} from '../../../../emulators/auth/start.ts'
import {signUpMessage} from '../../../../src/auth/forms/auth-messages.ts'
import {words} from '../../../../src/language/en/account.ts'
import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {mailsTo} from '../support/mail.ts'
import {newAccount, startEmulator} from '../support/project.ts'

const password = 'a long enough password'

test('with autoconfirm a sign-up returns a session and reports an existing account', async () => {
  const emulator = await startFor({autoconfirm: true})
  const email = newEmail()
  const {data} = await newClient(emulator).auth.signUp({email, password})
  expect(data.session).not.toBeNull()
  const again = await newClient(emulator).auth.signUp({email, password})
  expect(again.error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  })
  // What the sign-up form makes of it.
  expect(again.error && signUpMessage(again.error, words.errors)).toBe(
    'An account with this email already exists. Please sign in instead.',
  )
})

test('sign-up can be disabled', async () => {
  const emulator = await startFor({disableSignup: true})
  const {error} = await newClient(emulator).auth.signUp({email: newEmail(), password})
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  })
})

test('anonymous sign-ins are disabled', async () => {
  const emulator = await startFor({})
  const {error} = await newClient(emulator).auth.signInAnonymously()
  expect(error).toMatchObject({status: 422, code: 'anonymous_provider_disabled'})
})

test('sign-up by phone is disabled', async () => {
  const emulator = await startFor({})
  const client = newClient(emulator)
  expect((await client.auth.signUp({phone: '13055550100', password})).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled',
  })
  expect(
    (await client.auth.signInWithPassword({phone: '13055550100', password})).error,
  ).toMatchObject({status: 422, code: 'phone_provider_disabled'})
})

test('passwords have at most 72 bytes and the minimum length of the options [ACCOUNTS-10]', async () => {
  const emulator = await startFor({minPasswordLength: 10})
  const client = newClient(emulator)
  const long = await client.auth.signUp({email: newEmail(), password: 'é'.repeat(37)})
  expect(long.error).toMatchObject({
    status: 400,
    message: 'Password cannot be longer than 72 characters',
  })
  const short = await client.auth.signUp({email: newEmail(), password: '123456789'})
  expect(short.error?.message).toBe('Password should be at least 10 characters.')
  const none = await client.auth.signUp({email: newEmail(), password: ''})
  expect(none.error?.message).toBe('Signup requires a valid password')
})

test('mails of one type are sent once within the mail frequency [ACCOUNTS-10]', async () => {
  const emulator = await startFor({mailFrequency: 60})
  const {email} = await newAccount(emulator)
  const client = newClient(emulator)
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
  const second = await client.auth.resetPasswordForEmail(email)
  expect(second.error).toMatchObject({status: 429, code: 'over_email_send_rate_limit'})
  expect(second.error?.message).toMatch(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  )
  expect(await mailsTo(emulator.inboxUrl, email)).toHaveLength(2)
})

test('a project sends a limited number of mails per hour [ACCOUNTS-10]', async () => {
  const rateLimits = {token: 0, verify: 0, account: 0, factor: 0, mailsPerHour: 2}
  const emulator = await startFor({rateLimits})
  const signUp = () => newClient(emulator).auth.signUp({email: newEmail(), password})
  expect((await signUp()).error).toBeNull()
  expect((await signUp()).error).toBeNull()
  expect((await signUp()).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  })
})

test('with autoconfirm mails are not counted', async () => {
  const rateLimits = {token: 0, verify: 0, account: 0, factor: 0, mailsPerHour: 1}
  const emulator = await startFor({autoconfirm: true, rateLimits})
  const {email} = await newAccount(emulator)
  const {auth} = newClient(emulator)
  for (const _ of [1, 2, 3]) expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
  expect(await mailsTo(emulator.inboxUrl, email)).toHaveLength(3)
})

test('one IP address can try a limited number of sign-ins without affecting another', async () => {
  const rateLimits = {token: 1, verify: 0, account: 0, factor: 0, mailsPerHour: 0}
  const emulator = await startFor({rateLimits})
  const attempt = (from: string) =>
    newClient(emulator, {headers: {'X-Forwarded-For': from}}).auth.signInWithPassword({
      email: 'nobody@example.com',
      password: 'x',
    })
  // Thirty attempts at once fit into the token bucket.
  const attempts = await Promise.all(Array.from({length: 31}, () => attempt('203.0.113.1')))
  const limited = attempts.filter(({error}) => error?.code === 'over_request_rate_limit')
  expect(limited).toHaveLength(1)
  expect(limited[0]?.error).toMatchObject({status: 429, message: 'Request rate limit reached'})
  expect((await attempt('203.0.113.2')).error).toMatchObject({code: 'invalid_credentials'})
})

test('a factor can be challenged a limited number of times', async () => {
  const rateLimits = {token: 0, verify: 0, account: 0, factor: 1, mailsPerHour: 0}
  const emulator = await startFor({rateLimits})
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.mfa.enroll({factorType: 'totp'})
  const factorId = data?.id ?? ''
  const codes = new Set<string | undefined>()
  for (let count = 0; count < 31; count++) {
    codes.add((await client.auth.mfa.challenge({factorId})).error?.code)
  }
  expect([...codes]).toEqual([undefined, 'over_request_rate_limit'])
})

test('the signing key of the options signs the access tokens', async () => {
  const {privateKey} = await generateKeyPair('ES256', {extractable: true})
  const jwk = await exportJWK(privateKey)
  const emulator = await startFor({signingKey: JSON.stringify(jwk)})
  const response = await fetch(`${emulator.url}/auth/v1/.well-known/jwks.json`)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
  const published: unknown = await response.json()
  expect(published).toMatchObject({keys: [{x: jwk.x, y: jwk.y, alg: 'ES256', use: 'sig'}]})
  expect(JSON.stringify(published)).not.toContain('"d"')
})

test('the error for a taken port names it', async () => {
  const emulator = await startFor({})
  const port = Number(new URL(emulator.url).port)
  const starting = startAuth({port, inboxPort: 0, dataFolder: emulator.dataFolder})
  await expect(starting).rejects.toThrow(
    `Port ${port}, which the auth emulator needs, is taken by another program: stop that program, or set another port with AUTH_PORT.`,
  )
})

async function startFor(options: Partial<AuthOptions>) {
  const emulator = await startEmulator(options)
  onTestFinished(() => emulator.stop())
  return emulator
}
