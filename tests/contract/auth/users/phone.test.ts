import {randomInt} from 'node:crypto'

import {afterAll, expect, onTestFinished, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {codeIn, mailsTo, waitForMail} from '../support/mail.ts'
import {newAccount, startEmulator} from '../support/project.ts'

/* Accounts with a phone number; the inbox holds the text messages too. */
const emulator = await startEmulator({phone: true, manualLinking: true})
afterAll(() => emulator.stop())

const password = 'a long enough password'

function newPhone(): string {
  return `1305${randomInt(10_000_000).toString().padStart(7, '0')}`
}

async function signInByText(phone: string) {
  const {auth} = newClient(emulator)
  await auth.signInWithOtp({phone})
  const token = codeIn(await waitForMail(emulator.inboxUrl, phone))
  await auth.verifyOtp({phone, token, type: 'sms'})
  return auth
}

test('a number signs up, is confirmed with a texted code and signs in with its password', async () => {
  const phone = newPhone()
  const {auth} = newClient(emulator)
  const signedUp = await auth.signUp({
    phone: `+${phone}`,
    password,
    options: {data: {team: 'Events'}},
  })
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({
    phone,
    email: '',
    app_metadata: {provider: 'phone', providers: ['phone']},
    user_metadata: {team: 'Events', phone_verified: false},
    identities: [{provider: 'phone'}],
  })
  expect((await auth.signInWithPassword({phone, password})).error).toMatchObject({
    status: 400,
    code: 'phone_not_confirmed',
    message: 'Phone not confirmed',
  })

  const message = await waitForMail(emulator.inboxUrl, phone)
  expect(message.Text).toMatch(/^Your code is \d{6}$/)
  const wrong = await auth.verifyOtp({phone, token: 'wrong', type: 'sms'})
  expect(wrong.error).toMatchObject({status: 403, code: 'otp_expired'})
  const right = await auth.verifyOtp({phone, token: codeIn(message), type: 'sms'})
  expect(right.data.user).toMatchObject({phone, phone_confirmed_at: expect.any(String)})

  const signedIn = await auth.signInWithPassword({phone: `+${phone}`, password})
  expect(signedIn.error).toBeNull()
  expect((await auth.getClaims()).data?.claims).toMatchObject({phone, email: ''})
})

test('sign-up does not reveal which numbers have an account', async () => {
  const phone = newPhone()
  const auth = await signInByText(phone)
  const {data, error} = await auth.signUp({phone, password})
  expect(error).toBeNull()
  expect(data.user).toMatchObject({phone, email: '', role: '', identities: []})
  expect(await mailsTo(emulator.inboxUrl, phone)).toHaveLength(1)
})

test('a texted code signs in without a password, new numbers too', async () => {
  const phone = newPhone()
  const {auth} = newClient(emulator)
  const refused = await auth.signInWithOtp({phone, options: {shouldCreateUser: false}})
  expect(refused.error).toMatchObject({code: 'otp_disabled'})
  for (const count of [1, 2]) {
    expect((await auth.signInWithOtp({phone})).error).toBeNull()
    expect(await mailsTo(emulator.inboxUrl, phone)).toHaveLength(count)
    const token = codeIn(await waitForMail(emulator.inboxUrl, phone))
    expect((await auth.verifyOtp({phone, token, type: 'sms'})).data.user?.phone).toBe(phone)
  }
})

test('what is no number, or another channel, is refused', async () => {
  const {auth} = newClient(emulator)
  const invalid = {status: 400, code: 'validation_failed'}
  expect((await auth.signUp({phone: '0305', password})).error).toMatchObject({
    ...invalid,
    message: 'Invalid phone number format (E.164 required)',
  })
  const options = {channel: 'whatsapp'} as const
  const message = expect.stringMatching(/^Invalid channel/)
  for (const {error} of [
    await auth.signUp({phone: newPhone(), password, options}),
    await auth.signInWithOtp({phone: newPhone(), options}),
  ]) {
    expect(error).toMatchObject({...invalid, message})
  }
})

test('a number is texted once within the frequency', async () => {
  const rare = await startEmulator({phone: true, mailFrequency: 60})
  onTestFinished(() => rare.stop())
  const phone = newPhone()
  const {auth} = newClient(rare)
  expect((await auth.signInWithOtp({phone})).error).toBeNull()
  expect((await auth.signInWithOtp({phone})).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  })
})

test('with autoconfirm a number gets a session at once', async () => {
  const confirming = await startEmulator({phone: true, autoconfirm: true})
  onTestFinished(() => confirming.stop())
  const phone = newPhone()
  const {data} = await newClient(confirming).auth.signUp({phone, password})
  expect(data.session?.user).toMatchObject({phone, phone_confirmed_at: expect.any(String)})
})

test('an account with an address adds a number, confirms it, and unlinks it again', async () => {
  const {client} = await newAccount(emulator)
  const phone = newPhone()
  const asked = await client.auth.updateUser({phone})
  expect(asked.data.user).toMatchObject({phone: '', new_phone: phone})
  const token = codeIn(await waitForMail(emulator.inboxUrl, phone))
  const {data} = await client.auth.verifyOtp({phone, token, type: 'phone_change'})
  expect(data.user).toMatchObject({phone, app_metadata: {providers: ['email', 'phone']}})
  expect(data.user).not.toHaveProperty('new_phone')

  const other = await newAccount(emulator)
  expect((await other.client.auth.updateUser({phone})).error).toMatchObject({
    status: 422,
    code: 'phone_exists',
  })

  const identity = data.user?.identities?.find(({provider}) => provider === 'phone')
  if (!identity) throw new Error('the number is no identity')
  expect((await client.auth.unlinkIdentity(identity)).error).toBeNull()
  const after = (await client.auth.getUser()).data.user
  expect(after).toMatchObject({phone: '', app_metadata: {providers: ['email']}})
  expect(after).not.toHaveProperty('phone_confirmed_at')
})

test('an account with a number adds an address, which a single mail confirms', async () => {
  const phone = newPhone()
  const auth = await signInByText(phone)
  const email = newEmail()
  await auth.updateUser({email})
  const token = codeIn(await waitForMail(emulator.inboxUrl, email))
  const {data} = await auth.verifyOtp({email, token, type: 'email_change'})
  expect(data.user).toMatchObject({email, phone, app_metadata: {providers: ['phone', 'email']}})
})

test('an account without an address reauthenticates by text message', async () => {
  const phone = newPhone()
  const auth = await signInByText(phone)
  expect((await auth.reauthenticate()).error).toBeNull()
  expect(await mailsTo(emulator.inboxUrl, phone)).toHaveLength(2)
})
