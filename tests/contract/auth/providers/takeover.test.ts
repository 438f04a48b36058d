import {randomUUID} from 'node:crypto'

import {exportJWK, generateKeyPair, SignJWT} from 'jose'
import {afterAll, expect, onTestFinished, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {idTokenFor} from '../support/consent-page.ts'
import {linkIn, openLink, waitForMail} from '../support/mail.ts'
import {
  type Account,
  confirmationLink,
  type Emulator,
  newAccount,
  startEmulator,
} from '../support/project.ts'

/* Who gets into an account: somebody may sign up with another's address and wait for its owner. */
const emulator = await startEmulator({manualLinking: true})
const confirming = await startEmulator({manualLinking: true, autoconfirm: true})
afterAll(() => Promise.all([emulator.stop(), confirming.stop()]))

const password = 'a long enough password'

async function signInWithGoogle(project: Emulator, email: string, verified = true) {
  const {idToken: token} = await idTokenFor(project, {email, verified})
  return newClient(project).auth.signInWithIdToken({provider: 'google', token})
}

async function linkGoogle(project: Emulator, {client}: Account, email: string, verified = true) {
  const {idToken: token} = await idTokenFor(project, {email, verified})
  const {error} = await client.auth.linkIdentity({provider: 'google', token})
  if (error) throw error
}

async function unlink({client}: Account, provider: string) {
  const {data} = await client.auth.getUserIdentities()
  const identity = data?.identities.find((each) => each.provider === provider)
  if (!identity) throw new Error(`no identity of ${provider}`)
  const {error} = await client.auth.unlinkIdentity(identity)
  if (error) throw error
}

test('an unverified identity that waited for the address is gone once its owner signs up', async () => {
  const email = newEmail()
  const waiting = await signInWithGoogle(emulator, email, false)
  expect(waiting.error).toMatchObject({code: 'provider_email_needs_verification'})

  await newClient(emulator).auth.signUp({email, password})
  const link = await openLink(linkIn(await waitForMail(emulator.inboxUrl, email)))
  expect(link.hash.has('access_token')).toBe(true)
  const again = await signInWithGoogle(emulator, email, false)
  expect(again.data.session).toBeNull()
  expect(again.error).toMatchObject({code: 'provider_email_needs_verification'})
})

test('metadata that was planted at an unconfirmed sign-up does not outlive the owner’s sign-in', async () => {
  const email = newEmail()
  const options = {data: {role: 'planted', full_name: 'Somebody'}}
  await newClient(emulator).auth.signUp({email, password, options})
  const {data, error} = await signInWithGoogle(emulator, email)
  expect(error).toBeNull()
  expect(data.user?.user_metadata).not.toHaveProperty('role')
  expect(data.user?.user_metadata).toMatchObject({full_name: 'Elena Marsh'})
})

test('a recovery that was asked for before its address was unlinked is no longer valid', async () => {
  const account = await newAccount(emulator)
  await linkGoogle(emulator, account, newEmail())
  await newClient(emulator).auth.resetPasswordForEmail(account.email)
  const link = await confirmationLink(emulator, account.email)
  const tokenHash = new URL(link).searchParams.get('token') ?? ''

  await unlink(account, 'email')
  const {error} = await newClient(emulator).auth.verifyOtp({
    type: 'recovery',
    token_hash: tokenHash,
  })
  expect(error).toMatchObject({status: 403, code: 'otp_expired'})
})

test('unlinking down to an unverified address leaves an account that is not confirmed', async () => {
  const account = await newAccount(emulator)
  const email = newEmail()
  await linkGoogle(emulator, account, email, false)
  await unlink(account, 'email')
  const {data} = await account.client.auth.getUser()
  expect(data.user).toMatchObject({email, user_metadata: {email_verified: false}})
  expect(data.user).not.toHaveProperty('email_confirmed_at')
})

test('with autoconfirm the address that remains counts as confirmed', async () => {
  const account = await newAccount(confirming)
  const email = newEmail()
  await linkGoogle(confirming, account, email, false)
  await unlink(account, 'email')
  const {data} = await account.client.auth.getUser()
  expect(data.user).toMatchObject({email, email_confirmed_at: expect.any(String)})
})

test('the address of somebody’s linked identity is taken', async () => {
  const linked = newEmail()
  await linkGoogle(confirming, await newAccount(confirming), linked)
  const second = await newClient(confirming).auth.signUp({email: linked, password})
  expect(second.error).toMatchObject({status: 422, code: 'user_already_exists'})
})

test('a verified identity joins the account to which an identity with its address is linked', async () => {
  const {privateKey} = await generateKeyPair('ES256', {extractable: true})
  const providerKey = JSON.stringify(await exportJWK(privateKey))
  const project = await startEmulator({manualLinking: true, providerKey})
  onTestFinished(() => project.stop())
  const owner = await newAccount(project)
  const linked = newEmail()
  await linkGoogle(project, owner, linked)

  // Another account at the provider, with the same address.
  const token = await new SignJWT({email: linked, email_verified: true})
    .setProtectedHeader({alg: 'ES256'})
    .setIssuer(`${project.url}/auth/v1/provider`)
    .setAudience('local-client')
    .setSubject('another account')
    .setExpirationTime('1h')
    .sign(privateKey)
  const {data} = await newClient(project).auth.signInWithIdToken({provider: 'google', token})
  expect(data.user?.id).toBe((await owner.client.auth.getUser()).data.user?.id)
})

test('only a confirmed sign-up verifies the identity’s own address', async () => {
  const verifiedOf = ({identities = []}: {identities?: {identity_data?: object}[]}) =>
    identities.map(({identity_data: data}) => ({...data})).at(0)
  const email = newEmail()
  const auto = await newClient(confirming).auth.signUp({email, password})
  expect(verifiedOf(auto.data.user ?? {})).toMatchObject({email_verified: false})

  const recovered = newEmail()
  await newClient(emulator).auth.signUp({email: recovered, password})
  await newClient(emulator).auth.resetPasswordForEmail(recovered)
  const recovery = new URL(await confirmationLink(emulator, recovered)).searchParams.get('token')
  const {data} = await newClient(emulator).auth.verifyOtp({
    type: 'recovery',
    token_hash: recovery ?? randomUUID(),
  })
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect(verifiedOf(data.user ?? {})).toMatchObject({email_verified: false})

  const {client} = await newAccount(emulator)
  expect(verifiedOf((await client.auth.getUser()).data.user ?? {})).toMatchObject({
    email_verified: true,
  })
})
