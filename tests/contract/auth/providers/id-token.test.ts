import {exportJWK, generateKeyPair, SignJWT} from 'jose'
import {afterAll, expect, onTestFinished, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {idTokenFor} from '../support/consent-page.ts'
import {hostedProjects, newAccount, startEmulator} from '../support/project.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()]

test.for(projects)('$name: an invalid ID token does not return a session', async (project) => {
  const {data, error} = await newClient(project).auth.signInWithIdToken({
    provider: 'google',
    token: 'nonsense',
  })
  expect(data.session).toBeNull()
  expect(error).toMatchObject({status: 400})
})

test.for(projects)('$name: an unknown provider is rejected', async (project) => {
  const {error} = await newClient(project).auth.signInWithIdToken({
    provider: 'nowhere',
    token: 'x',
  })
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Custom OIDC provider "nowhere" not allowed',
  })
})

test('an ID token with its nonce and access token returns a session [ACCOUNTS-3]', async () => {
  const email = newEmail()
  const {idToken, accessToken} = await idTokenFor(emulator, {email}, 'a nonce')
  const {data, error} = await newClient(emulator).auth.signInWithIdToken({
    provider: 'google',
    token: idToken,
    access_token: accessToken,
    nonce: 'a nonce',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({email, app_metadata: {provider: 'google'}})
})

test('the nonce must be given on both sides and match', async () => {
  const {idToken} = await idTokenFor(emulator, {email: newEmail()}, 'a nonce')
  const client = newClient(emulator)
  const without = await client.auth.signInWithIdToken({provider: 'google', token: idToken})
  expect(without.error?.message).toBe(
    'Passed nonce and nonce in id_token should either both exist or not.',
  )
  const other = await client.auth.signInWithIdToken({
    provider: 'google',
    token: idToken,
    nonce: 'another',
  })
  expect(other.error?.message).toBe('Nonces mismatch')
})

test('an ID token that belongs to another access token is rejected', async () => {
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const {error} = await newClient(emulator).auth.signInWithIdToken({
    provider: 'google',
    token: idToken,
    access_token: 'of somebody else',
  })
  expect(error).toMatchObject({status: 400, message: 'Bad ID token'})
})

test('a modified ID token is rejected', async () => {
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const [head, body = '', signature] = idToken.split('.')
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(
    JSON.stringify({...Object(claims), email: 'victim@example.com'}),
  ).toString('base64url')
  const {error} = await newClient(emulator).auth.signInWithIdToken({
    provider: 'google',
    token: `${head}.${forged}.${signature}`,
  })
  expect(error?.message).toBe('Bad ID token')
})

test('an ID token with another signature or issuer is rejected', async () => {
  const {privateKey} = await generateKeyPair('ES256')
  const token = await new SignJWT({email: newEmail(), email_verified: true})
    .setProtectedHeader({alg: 'ES256'})
    .setIssuer(`${emulator.url}/auth/v1/provider`)
    .setAudience('local-client')
    .setSubject('1')
    .setExpirationTime('1h')
    .sign(privateKey)
  const otherKey = await newClient(emulator).auth.signInWithIdToken({provider: 'google', token})
  expect(otherKey.error?.message).toBe('Bad ID token')

  const other = await startEmulator()
  onTestFinished(() => other.stop())
  const {idToken} = await idTokenFor(other, {email: newEmail()})
  const otherIssuer = await newClient(emulator).auth.signInWithIdToken({
    provider: 'google',
    token: idToken,
  })
  expect(otherIssuer.error?.message).toBe('Bad ID token')
})

test('an ID token for another application is rejected', async () => {
  const {privateKey} = await generateKeyPair('ES256', {extractable: true})
  const jwk = await exportJWK(privateKey)
  const withKey = await startEmulator({providerKey: JSON.stringify(jwk)})
  onTestFinished(() => withKey.stop())
  const token = await new SignJWT({email: newEmail(), email_verified: true})
    .setProtectedHeader({alg: 'ES256'})
    .setIssuer(`${withKey.url}/auth/v1/provider`)
    .setAudience('another-application')
    .setSubject('1')
    .setExpirationTime('1h')
    .sign(privateKey)
  const {error} = await newClient(withKey).auth.signInWithIdToken({provider: 'google', token})
  expect(error?.message).toBe('Unacceptable audience in id_token: [another-application]')
})

test('a disabled provider is rejected with its issuer', async () => {
  const {error} = await newClient(emulator).auth.signInWithIdToken({provider: 'apple', token: 'x'})
  expect(error).toMatchObject({
    status: 400,
    code: 'provider_disabled',
    message: 'Provider (issuer "https://appleid.apple.com") is not enabled',
  })
})

test('a signed-in user links an identity with its ID token', async () => {
  const {client} = await newAccount(emulator)
  const {idToken} = await idTokenFor(emulator, {email: newEmail()})
  const linked = await client.auth.linkIdentity({provider: 'google', token: idToken})
  expect(linked.error).toBeNull()
  const {data} = await client.auth.getUserIdentities()
  expect(data?.identities.map(({provider}) => provider)).toEqual(['email', 'google'])
})
