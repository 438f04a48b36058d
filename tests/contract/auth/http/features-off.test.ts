import {afterAll, expect, test} from 'vitest'

import {newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

/* What is not offered answers as GoTrue does where it is switched off: a client reads the code, not a plain 404. */
const emulator = await startEmulator()
afterAll(() => emulator.stop())

const saml = [404, 'saml_provider_disabled', 'SAML 2.0 is disabled']
const passkeys = [404, 'passkey_disabled', 'Passkeys are disabled']
const oauth = [404, 'feature_disabled', 'OAuth server is disabled']
const noToken = [401, 'no_authorization', 'This endpoint requires a valid Bearer token']

test.for<[method: string, path: string, expected: (string | number)[]]>([
  ['POST', '/sso', saml],
  ['GET', '/sso/saml/metadata', saml],
  ['POST', '/passkeys/authentication/options', passkeys],
  ['GET', '/passkeys', passkeys],
  ['GET', '/oauth/authorize', oauth],
  ['POST', '/oauth/clients/register', oauth],
  ['GET', '/.well-known/oauth-authorization-server', oauth],
  ['GET', '/scim/v2/Schemas', [404, 'feature_disabled', 'SCIM server is disabled']],
  ['GET', '/user/oauth/grants', noToken],
  ['GET', '/admin/users', noToken],
  ['POST', '/invite', noToken],
  ['GET', '/reauthenticate', noToken],
  ['POST', '/token?grant_type=web3', [422, 'web3_provider_disabled', 'Web3 provider is disabled']],
  ['POST', '/otp', [400, 'phone_provider_disabled', 'Unsupported phone provider']],
])('%s %s says that it is off', async ([method, path, expected]) => {
  const body = method === 'POST' ? {phone: '13055550100'} : undefined
  expect(errorOf(await send(emulator, method, path, {body}))).toEqual(expected)
})

test('a signed-in user is no admin and has no grants', async () => {
  const {client} = await newAccount(emulator)
  const token = (await client.auth.getSession()).data.session?.access_token
  for (const path of ['/admin/users', '/admin/audit', '/invite']) {
    const answer = await send(emulator, 'POST', path, {token, body: {}})
    expect([path, ...errorOf(answer)]).toEqual([path, 403, 'not_admin', 'User not allowed'])
  }
  expect(errorOf(await send(emulator, 'GET', '/user/oauth/grants', {token}))).toEqual(oauth)
  const publicKey = await send(emulator, 'GET', '/admin/users', {token: emulator.key})
  expect(publicKey).toMatchObject({status: 403, body: {error_code: 'bad_jwt'}})
})

test('a path that exists answers 405 to another method, and 404 is left for paths that do not', async () => {
  const wrong = await send(emulator, 'GET', '/token')
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST'])
  expect((await send(emulator, 'PUT', '/verify')).headers.get('Allow')).toBe('GET, POST')
  expect((await send(emulator, 'GET', '/nowhere')).status).toBe(404)
})

test('the server describes itself as OpenID Connect does', async () => {
  const {status, body, headers} = await send(emulator, 'GET', '/.well-known/openid-configuration')
  const issuer = `${emulator.url}/auth/v1`
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=600'])
  expect(body).toMatchObject({issuer, jwks_uri: `${issuer}/.well-known/jwks.json`})
})
