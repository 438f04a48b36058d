import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {openLink} from '../support/mail.ts'
import {confirmationLink, newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const email = 'nobody@example.com'
const [token, token_hash] = ['000000', '0'.repeat(56)]
const invalidCode = [403, 'otp_expired', 'Token has expired or is invalid']
const invalidLink = [403, 'otp_expired', 'Email link is invalid or has expired']

test.for<[what: string, body: object, expected: (string | number)[]]>([
  [
    'a code without an address',
    {type: 'signup', token},
    [
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
  ],
  [
    'a code with an address and a number',
    {type: 'sms', token, email, phone: '13055550100'},
    [
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
  ],
  [
    'a malformed address',
    {type: 'signup', token, email: 'no address'},
    [422, 'validation_failed', 'Invalid email format'],
  ],
  [
    'a malformed number',
    {type: 'sms', token, phone: 'no number'},
    [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
  ],
  ['a code that was never sent', {type: 'signup', token, email}, invalidCode],
  ['a code that was never texted', {type: 'sms', token, phone: '+1 3055550100'}, invalidCode],
  ['a code for a change that nobody asked for', {type: 'email_change', token, email}, invalidCode],
  ['a code of an unknown type', {type: 'nonsense', token, email}, invalidCode],
  ['a link that was never sent', {type: 'email', token_hash}, invalidLink],
  ['a link for a change that nobody asked for', {type: 'email_change', token_hash}, invalidLink],
  [
    'a link of an unknown type',
    {type: 'nonsense', token_hash},
    [400, 'validation_failed', 'Invalid email verification type'],
  ],
  [
    'a link of a type that is texted',
    {type: 'sms', token_hash},
    [400, 'validation_failed', 'Invalid email verification type'],
  ],
  [
    'a link with an address',
    {type: 'signup', token_hash, email},
    [400, 'validation_failed', 'Only the token_hash and type should be provided'],
  ],
])('%s is refused', async ([, body, expected]) => {
  expect(errorOf(await send(emulator, 'POST', '/verify', {body}))).toEqual(expected)
})

test('a link of the type email signs in as what was mailed', async () => {
  const linkOfTypeEmail = async (to: string) => {
    const link = new URL(await confirmationLink(emulator, to))
    link.searchParams.set('type', 'email')
    return (await openLink(link.href)).hash.get('type')
  }
  const address = newEmail()
  await newClient(emulator).auth.signUp({email: address, password: 'a long enough password'})
  expect(await linkOfTypeEmail(address)).toBe('signup')

  const account = await newAccount(emulator)
  await newClient(emulator).auth.resetPasswordForEmail(account.email)
  expect(await linkOfTypeEmail(account.email)).toBe('magiclink')
})

test('a sign-in invalidates what else was mailed', async () => {
  const {email: address} = await newAccount(emulator)
  const client = newClient(emulator)
  await client.auth.resetPasswordForEmail(address)
  const tokenHash = async () =>
    new URL(await confirmationLink(emulator, address)).searchParams.get('token') ?? ''
  const first = await tokenHash()
  await client.auth.resetPasswordForEmail(address)
  expect(await tokenHash()).not.toBe(first)
  const old = await client.auth.verifyOtp({type: 'recovery', token_hash: first})
  expect(old.error).toMatchObject({code: 'otp_expired'})
  const last = await client.auth.verifyOtp({type: 'recovery', token_hash: await tokenHash()})
  expect(last.error).toBeNull()
})
