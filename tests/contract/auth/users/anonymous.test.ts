import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {idTokenFor} from '../support/consent-page.ts'
import {codeIn, waitForMail} from '../support/mail.ts'
import {startEmulator} from '../support/project.ts'

const emulator = await startEmulator({anonymousUsers: true, manualLinking: true})
afterAll(() => emulator.stop())

async function signInAnonymously() {
  const client = newClient(emulator)
  const {data, error} = await client.auth.signInAnonymously({options: {data: {cart: 7}}})
  if (error) throw error
  return {client, user: data.user}
}

test('an anonymous user has a session and no identity', async () => {
  const {client, user} = await signInAnonymously()
  expect(user).toMatchObject({email: '', is_anonymous: true, identities: []})
  expect(user?.user_metadata).toEqual({cart: 7})
  expect((await client.auth.getClaims()).data?.claims).toMatchObject({
    is_anonymous: true,
    amr: [{method: 'anonymous'}],
  })
})

test('an anonymous user has no factors, no code to reauthenticate and no password alone', async () => {
  const {client} = await signInAnonymously()
  expect((await client.auth.mfa.enroll({factorType: 'totp'})).error).toMatchObject({
    status: 403,
    code: 'no_authorization',
    message: 'Anonymous user not allowed to perform these actions',
  })
  expect((await client.auth.reauthenticate()).error).toMatchObject({status: 400})
  expect((await client.auth.updateUser({password: 'long enough'})).error).toMatchObject({
    status: 422,
    code: 'validation_failed',
  })
})

test('a confirmed address makes the user a permanent one', async () => {
  const {client, user} = await signInAnonymously()
  const email = newEmail()
  await client.auth.updateUser({email})
  const token = codeIn(await waitForMail(emulator.inboxUrl, email))
  const {data} = await client.auth.verifyOtp({email, token, type: 'email_change'})
  expect(data.user).toMatchObject({id: user?.id, email, is_anonymous: false})
})

test('a linked identity does so too, with its address', async () => {
  const {client, user} = await signInAnonymously()
  const email = newEmail()
  const {idToken} = await idTokenFor(emulator, {email})
  const {data, error} = await client.auth.linkIdentity({provider: 'google', token: idToken})
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    id: user?.id,
    email,
    is_anonymous: false,
    app_metadata: {provider: 'google', providers: ['google']},
  })
})

test('an identity whose address is not verified is linked once the mail is confirmed', async () => {
  const {client} = await signInAnonymously()
  const email = newEmail()
  const {idToken} = await idTokenFor(emulator, {email, verified: false})
  const {error} = await client.auth.linkIdentity({provider: 'google', token: idToken})
  expect(error).toMatchObject({status: 422, code: 'email_not_confirmed'})
  const token = codeIn(await waitForMail(emulator.inboxUrl, email))
  const {data} = await client.auth.verifyOtp({email, token, type: 'email'})
  expect(data.user).toMatchObject({email, email_confirmed_at: expect.any(String)})
})
