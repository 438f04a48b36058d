import {afterAll, expect, test} from 'vitest'

import {memoryStorage, newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {consent, followRedirect, idTokenFor} from '../support/consent-page.ts'
import {openLink} from '../support/mail.ts'
import {newAccount, startEmulator} from '../support/project.ts'
import {recordRequests} from '../support/record-requests.ts'
import {errorOf, send} from '../support/request.ts'

/* What the client sends to link an identity, and what the service makes of it. */
const emulator = await startEmulator({manualLinking: true})
afterAll(() => emulator.stop())

const site = 'http://localhost:4173'

async function signedIn(flowType: 'implicit' | 'pkce') {
  const {email, password} = await newAccount(emulator)
  const {requests, fetch} = recordRequests()
  const client = newClient(emulator, {flowType, storage: memoryStorage(), fetch})
  const {data, error} = await client.auth.signInWithPassword({email, password})
  if (error) throw error
  requests.length = 0
  return {client, requests, token: data.session.access_token, userId: data.user.id}
}

test('the client asks for the provider’s URL in JSON, with its session and PKCE challenge [ACCOUNTS-2]', async () => {
  const {client, requests, token} = await signedIn('pkce')
  const {data, error} = await client.auth.linkIdentity({
    provider: 'google',
    options: {redirectTo: `${site}/auth`, scopes: 'email', queryParams: {prompt: 'consent'}},
  })
  expect(error).toBeNull()
  const [request] = requests
  expect(request?.headers.get('Authorization')).toBe(`Bearer ${token}`)
  expect(request?.url.pathname).toBe('/auth/v1/user/identities/authorize')
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
    provider: 'google',
    redirect_to: `${site}/auth`,
    scopes: 'email',
    skip_http_redirect: 'true',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  })
  const provider = new URL(data.url ?? '')
  expect(provider.searchParams.get('prompt')).toBe('consent')
  expect(provider.searchParams.has('code_challenge')).toBe(false)
})

test('with PKCE the linked identity comes back as an auth code for this browser alone [ACCOUNTS-2]', async () => {
  const {client, userId} = await signedIn('pkce')
  const email = newEmail()
  const {data} = await client.auth.linkIdentity({
    provider: 'google',
    options: {redirectTo: `${site}/auth`},
  })
  const {target} = await openLink(await consent(data.url ?? '', {email}))
  expect([target.hash, target.pathname]).toEqual(['', '/auth'])
  const code = target.searchParams.get('code') ?? ''

  const thief = newClient(emulator, {flowType: 'pkce', storage: memoryStorage()})
  await thief.auth.signInWithOAuth({provider: 'google', options: {skipBrowserRedirect: true}})
  expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'bad_code_verifier',
  })
  const exchanged = await client.auth.exchangeCodeForSession(code)
  expect(exchanged.data.user).toMatchObject({
    id: userId,
    app_metadata: {providers: ['email', 'google']},
  })
})

test('without skip_http_redirect the service redirects to the provider [ACCOUNTS-2]', async () => {
  const {token} = await signedIn('implicit')
  const path = '/user/identities/authorize?provider=google'
  const answer = await send(emulator, 'GET', path, {token})
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toMatch(/\/provider\/authorize\?/)
  const other = await send(emulator, 'GET', `${path}&skip_http_redirect=1`, {token})
  expect(other.status).toBe(302)
})

test('an ID token is linked with link_identity and the user’s own token [ACCOUNTS-3]', async () => {
  const {client, requests, token, userId} = await signedIn('implicit')
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const options = {captchaToken: 'a captcha'}
  const {data} = await client.auth.linkIdentity({provider: 'google', token: idToken, options})
  expect(data.user?.id).toBe(userId)
  const [request] = requests
  expect(request?.headers.get('Authorization')).toBe(`Bearer ${token}`)
  expect(request?.body).toEqual({
    provider: 'google',
    id_token: idToken,
    link_identity: true,
    gotrue_meta_security: {captcha_token: 'a captcha'},
  })
})

test('without link_identity the same token signs its owner in instead [ACCOUNTS-3]', async () => {
  const {userId} = await signedIn('implicit')
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const body = {provider: 'google', id_token: idToken}
  const {status, body: answer} = await send(emulator, 'POST', '/token?grant_type=id_token', {body})
  expect(status).toBe(200)
  expect(JSON.stringify(answer)).not.toContain(userId)
})

test('linking needs a user’s token', async () => {
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const body = {provider: 'google', id_token: idToken, link_identity: true}
  const link = (token?: string) =>
    send(emulator, 'POST', '/token?grant_type=id_token', {body, token})
  expect(errorOf(await link())).toEqual([
    400,
    'invalid request',
    'Linking requires a valid user access token in Authorization',
  ])
  expect(await link(emulator.key)).toMatchObject({status: 403, body: {error_code: 'bad_jwt'}})
})

test('a client id with an issuer that is not allowed is no provider', async () => {
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const grant = (body: object) =>
    send(emulator, 'POST', '/token?grant_type=id_token', {body: {id_token: idToken, ...body}})
  expect(errorOf(await grant({client_id: 'local-client', issuer: 'https://evil.com'}))).toEqual([
    400,
    'validation_failed',
    'Custom OIDC provider "" not allowed',
  ])
  expect(errorOf(await grant({client_id: 'local-client'}))).toEqual([
    400,
    'invalid request',
    'provider or client_id and issuer required',
  ])
  const issuer = `${emulator.url}/auth/v1/provider`
  expect((await grant({client_id: 'local-client', issuer})).status).toBe(200)
})

test('what an application asks of the provider arrives there, but not what the service decides', async () => {
  const query = new URLSearchParams({
    provider: 'google',
    prompt: 'select_account',
    access_type: 'offline',
    nonce: 'a nonce',
    state: 'chosen by the application',
    Client_ID: 'another',
    redirect_uri: 'https://evil.com',
  })
  const url = new URL(await followRedirect(`${emulator.url}/auth/v1/authorize?${query}`))
  const parameters = Object.fromEntries(url.searchParams)
  expect(parameters).toMatchObject({
    prompt: 'select_account',
    access_type: 'offline',
    nonce: 'a nonce',
    client_id: 'local-client',
    redirect_uri: `${emulator.url}/auth/v1/callback`,
  })
  expect(parameters['state']).toMatch(/^[\da-f-]{36}$/)
  expect(parameters).not.toHaveProperty('Client_ID')
})
