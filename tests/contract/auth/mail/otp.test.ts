import {afterAll, expect, onTestFinished, test} from 'vitest'

import {memoryStorage, newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {codeIn, linkIn, mailsTo, openLink, waitForMail} from '../support/mail.ts'
import {newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

/* Sign-in without a password, by a link or code in a mail. */
const emulator = await startEmulator()
afterAll(() => emulator.stop())

test('the link of the mail signs an account in', async () => {
  const {email} = await newAccount(emulator)
  expect((await newClient(emulator).auth.signInWithOtp({email})).error).toBeNull()
  const mail = await waitForMail(emulator.inboxUrl, email)
  expect(mail.Subject).toBe('Your sign-in link')
  expect(Object.fromEntries((await openLink(linkIn(mail))).hash)).toMatchObject({
    type: 'magiclink',
    access_token: expect.any(String),
  })
})

test('the code of the mail does so too, once', async () => {
  const {email} = await newAccount(emulator)
  const {auth} = newClient(emulator)
  await auth.signInWithOtp({email})
  const token = codeIn(await waitForMail(emulator.inboxUrl, email))
  const {data, error} = await auth.verifyOtp({type: 'email', email, token})
  expect([error, data.user?.email]).toEqual([null, email])
  expect((await auth.verifyOtp({type: 'email', email, token})).error).toMatchObject({
    code: 'otp_expired',
  })
})

test('with PKCE the link returns an auth code for the browser that asked', async () => {
  const {email} = await newAccount(emulator)
  const client = newClient(emulator, {flowType: 'pkce', storage: memoryStorage()})
  await client.auth.signInWithOtp({email})
  const {target} = await openLink(linkIn(await waitForMail(emulator.inboxUrl, email)))
  const code = target.searchParams.get('code') ?? ''
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  const {data} = await client.auth.getClaims()
  expect(data?.claims.amr).toMatchObject([{method: 'magiclink'}])
})

test('an unknown address becomes an account, unless only known ones may sign in', async () => {
  const email = newEmail()
  const {auth} = newClient(emulator)
  const refused = await auth.signInWithOtp({email, options: {shouldCreateUser: false}})
  expect(refused.error).toMatchObject({
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  })
  expect(await mailsTo(emulator.inboxUrl, email)).toEqual([])

  await auth.signInWithOtp({email, options: {data: {full_name: 'Elena Marsh'}}})
  const mail = await waitForMail(emulator.inboxUrl, email)
  expect(mail.Subject).toBe('Confirm your email address')
  const {data} = await auth.verifyOtp({type: 'email', email, token: codeIn(mail)})
  expect(data.user).toMatchObject({email, user_metadata: {full_name: 'Elena Marsh'}})
})

test('with autoconfirm a new account gets a sign-in link at once', async () => {
  const confirming = await startEmulator({autoconfirm: true})
  onTestFinished(() => confirming.stop())
  const email = newEmail()
  await newClient(confirming).auth.signInWithOtp({email})
  expect(await mailsTo(confirming.inboxUrl, email)).toMatchObject([{Subject: 'Your sign-in link'}])
})

test.for<[body: object, expected: (string | number)[]]>([
  [{}, [400, 'validation_failed', 'One of email or phone must be set']],
  [
    {email: 'a@b.co', phone: '1305'},
    [400, 'validation_failed', 'Only an email address or phone number should be provided'],
  ],
  [
    {email: 'a@b.co', channel: 'sms'},
    [400, 'validation_failed', 'Channel should only be specified with Phone OTP'],
  ],
])('an OTP for %j is refused', async ([body, expected]) => {
  expect(errorOf(await send(emulator, 'POST', '/otp', {body}))).toEqual(expected)
})

test('the older route for sign-in links needs an address', async () => {
  const {email} = await newAccount(emulator)
  expect((await send(emulator, 'POST', '/magiclink', {body: {email}})).status).toBe(200)
  expect(errorOf(await send(emulator, 'POST', '/magiclink', {body: {}}))).toEqual([
    422,
    'validation_failed',
    'Password recovery requires an email',
  ])
})

test('a reauthentication mails a code to a signed-in user', async () => {
  const {client, email} = await newAccount(emulator)
  expect((await client.auth.reauthenticate()).error).toBeNull()
  const mail = await waitForMail(emulator.inboxUrl, email)
  expect(mail.Subject).toBe('Your verification code')
  expect(codeIn(mail)).toMatch(/^\d{6}$/)
  expect((await client.auth.getUser()).data.user).toHaveProperty('reauthentication_sent_at')
})
