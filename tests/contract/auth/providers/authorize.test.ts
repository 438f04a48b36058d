import {afterAll, expect, onTestFinished, test} from 'vitest'

import {memoryStorage, newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {cancel, consent, followRedirect} from '../support/consent-page.ts'
import {linkIn, openLink, waitForMail} from '../support/mail.ts'
import {hostedProjects, newAccount, startEmulator} from '../support/project.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const site = 'http://localhost:4173'
const projects = [emulator, ...hostedProjects()]

test.for(projects)('$name: an unknown provider is rejected with JSON', async (project) => {
  const response = await fetch(`${project.url}/auth/v1/authorize?provider=nowhere`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unsupported provider: Provider nowhere could not be found',
  })
})

test.for(projects)('$name: one PKCE parameter without the other is rejected', async (project) => {
  const challenge = 'a'.repeat(43)
  const response = await fetch(
    `${project.url}/auth/v1/authorize?provider=google&code_challenge=${challenge}`,
  )
  expect(response.status).toBe(400)
})

test('the client redirects to /authorize with the provider and its own parameters', async () => {
  const client = newClient(emulator, {flowType: 'pkce'})
  const {data} = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {redirectTo: site, scopes: 'calendar', skipBrowserRedirect: true},
  })
  const authorizeUrl = new URL(data.url ?? '')
  expect(authorizeUrl.pathname).toBe('/auth/v1/authorize')
  expect(Object.fromEntries(authorizeUrl.searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: site,
    scopes: 'calendar',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  })
  const provider = new URL(await followRedirect(authorizeUrl.href))
  expect(Object.fromEntries(provider.searchParams)).toMatchObject({
    redirect_uri: `${emulator.url}/auth/v1/callback`,
    scope: 'calendar',
    state: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(provider.searchParams.has('code_challenge')).toBe(false)
})

test('a visitor returns with an auth code that only this browser can exchange, once', async () => {
  const storage = memoryStorage()
  const client = newClient(emulator, {flowType: 'pkce', storage})
  const {data} = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {redirectTo: `${site}/auth`, skipBrowserRedirect: true},
  })
  const email = newEmail()
  const redirect = new URL(
    await followRedirect(await consent(await followRedirect(data.url ?? ''), {email})),
  )
  expect(redirect.origin + redirect.pathname).toBe(`${site}/auth`)
  const code = redirect.searchParams.get('code') ?? ''

  const thief = newClient(emulator, {flowType: 'pkce', storage: memoryStorage()})
  await thief.auth.signInWithOAuth({provider: 'google', options: {skipBrowserRedirect: true}})
  expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 400,
    code: 'bad_code_verifier',
  })
  const verifiers = new Map(storage.entries)
  const exchanged = await client.auth.exchangeCodeForSession(code)
  expect(exchanged.error).toBeNull()
  expect(exchanged.data.user).toMatchObject({
    email,
    app_metadata: {provider: 'google', providers: ['google']},
    user_metadata: {full_name: 'Elena Marsh', email_verified: true},
  })
  expect(exchanged.data.session?.provider_token).toEqual(expect.any(String))

  for (const [key, value] of verifiers) storage.entries.set(key, value)
  expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 404,
    code: 'flow_state_not_found',
  })
})

test('without PKCE the session is in the hash', async () => {
  const {data} = await newClient(emulator).auth.signInWithOAuth({
    provider: 'google',
    options: {redirectTo: site, skipBrowserRedirect: true},
  })
  const provider = await followRedirect(data.url ?? '')
  const redirect = await openLink(await consent(provider, {email: newEmail()}))
  expect(redirect.target.origin).toBe(site)
  const session = {
    access_token: redirect.hash.get('access_token') ?? '',
    refresh_token: redirect.hash.get('refresh_token') ?? '',
  }
  const client = newClient(emulator)
  expect((await client.auth.setSession(session)).error).toBeNull()
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{method: 'oauth'}])
})

test('a visitor who cancels returns with the provider’s error', async () => {
  const url = `${emulator.url}/auth/v1/authorize?provider=google&redirect_to=${site}/auth`
  const redirect = await openLink(await cancel(await followRedirect(url)))
  expect(redirect.target.pathname).toBe('/auth')
  expect(redirect.target.searchParams.get('error')).toBe('access_denied')
  expect(redirect.hash.get('error_description')).toBe('The user denied the request')
})

test('a missing, unknown or used state redirects to the site with the error', async () => {
  const callback = `${emulator.url}/auth/v1/callback`
  const missing = new URL(await followRedirect(callback))
  expect(missing.origin).toBe(site)
  expect(missing.searchParams.get('error_code')).toBe('bad_oauth_callback')
  const unknown = new URL(await followRedirect(`${callback}?state=${crypto.randomUUID()}`))
  expect(unknown.searchParams.get('error_description')).toBe('OAuth state not found or expired')

  const url = `${emulator.url}/auth/v1/authorize?provider=google`
  const returned = await consent(await followRedirect(url), {email: newEmail()})
  await followRedirect(returned)
  const again = new URL(await followRedirect(returned))
  expect(again.searchParams.get('error_code')).toBe('bad_oauth_state')
})

test('an identity with the verified address of an account is linked to it', async () => {
  const {client, email} = await newAccount(emulator)
  const url = `${emulator.url}/auth/v1/authorize?provider=google&redirect_to=${site}`
  await openLink(await consent(await followRedirect(url), {email}))
  const {data} = await client.auth.getUser()
  expect(data.user?.app_metadata).toMatchObject({providers: ['email', 'google']})
  expect(data.user?.identities).toHaveLength(2)
})

test('an unconfirmed account loses its password when the owner of the address signs in', async () => {
  const [email, password] = [newEmail(), 'set by somebody else']
  await newClient(emulator).auth.signUp({email, password})
  const url = `${emulator.url}/auth/v1/authorize?provider=google&redirect_to=${site}`
  const redirect = await openLink(await consent(await followRedirect(url), {email}))
  expect(redirect.hash.has('access_token')).toBe(true)

  const {error} = await newClient(emulator).auth.signInWithPassword({email, password})
  expect(error).toMatchObject({code: 'invalid_credentials'})
})

test('an address that the provider has not verified must be confirmed by mail', async () => {
  const email = newEmail()
  const url = `${emulator.url}/auth/v1/authorize?provider=google&redirect_to=${site}/auth`
  const redirect = await openLink(
    await consent(await followRedirect(url), {email, verified: false}),
  )
  expect(redirect.hash.get('error_code')).toBe('provider_email_needs_verification')
  const link = await openLink(linkIn(await waitForMail(emulator.inboxUrl, email)))
  expect(link.hash.has('access_token')).toBe(true)
})

test('with sign-up disabled nobody new can sign in with a provider', async () => {
  const closed = await startEmulator({disableSignup: true})
  onTestFinished(() => closed.stop())
  const url = `${closed.url}/auth/v1/authorize?provider=google&redirect_to=${site}/auth`
  const redirect = await openLink(await consent(await followRedirect(url), {email: newEmail()}))
  expect(redirect.hash.get('error')).toBe('access_denied')
  expect(redirect.hash.get('error_code')).toBe('signup_disabled')
})

test('the provider can be disabled', async () => {
  const without = await startEmulator({google: false})
  onTestFinished(() => without.stop())
  const response = await fetch(`${without.url}/auth/v1/authorize?provider=google`)
  expect(await response.json()).toMatchObject({
    msg: 'Unsupported provider: provider is not enabled',
  })
})
