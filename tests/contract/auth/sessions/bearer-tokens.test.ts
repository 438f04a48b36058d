import {randomUUID} from 'node:crypto'

import {exportJWK, generateKeyPair, type JWTPayload, SignJWT} from 'jose'
import {afterAll, expect, test} from 'vitest'

import {newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

/* Tokens that another service signed with the project's key. */
const {privateKey} = await generateKeyPair('ES256', {extractable: true})
const emulator = await startEmulator({signingKey: JSON.stringify(await exportJWK(privateKey))})
const jwks = await send(emulator, 'GET', '/.well-known/jwks.json')
const kid = JSON.stringify(jwks.body).match(/"kid":"([^"]+)"/)?.[1] ?? ''
const {client} = await newAccount(emulator)
const session = (await client.auth.getSession()).data.session
const userId = session?.user.id ?? ''
afterAll(() => emulator.stop())

function sign(claims: JWTPayload, header: {kid?: string} = {kid}): Promise<string> {
  return new SignJWT({aud: 'authenticated', role: 'authenticated', ...claims})
    .setProtectedHeader({alg: 'ES256', ...header})
    .setExpirationTime('1h')
    .sign(privateKey)
}

/* Tokens of another project, whose keys this one does not have. */
async function signElsewhere(header: {alg: string; kid: string}): Promise<string> {
  const {privateKey: foreignKey} = await generateKeyPair(header.alg)
  return new SignJWT({sub: userId}).setProtectedHeader(header).sign(foreignKey)
}

const unverifiable = /^invalid JWT: unable to parse or verify signature, token is unverifiable/

test.for<[what: string, token: () => Promise<string>, expected: unknown[]]>([
  ['without a user', () => sign({}), [403, 'bad_jwt', 'invalid claim: missing sub claim']],
  [
    'whose user is no UUID',
    () => sign({sub: 'me'}),
    [400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'],
  ],
  [
    'of an unknown user',
    () => sign({sub: randomUUID()}),
    [403, 'user_not_found', 'User from sub claim in JWT does not exist'],
  ],
  [
    'whose session is no UUID',
    () => sign({sub: userId, session_id: 'x'}),
    [403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID'],
  ],
  [
    'of an unknown session',
    () => sign({sub: userId, session_id: randomUUID()}),
    [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
  ],
  [
    'that names another key',
    () => sign({sub: userId}, {kid: 'another'}),
    [403, 'bad_jwt', expect.stringMatching(unverifiable)],
  ],
  [
    'that names no key',
    () => sign({sub: userId}, {}),
    [403, 'bad_jwt', expect.stringMatching(unverifiable)],
  ],
  [
    'of another project',
    () => signElsewhere({alg: 'ES256', kid: 'another'}),
    [403, 'bad_jwt', expect.stringMatching(unverifiable)],
  ],
  [
    'of another project with the name of the key',
    () => signElsewhere({alg: 'ES256', kid}),
    [403, 'bad_jwt', expect.stringContaining('token signature is invalid: crypto/ecdsa')],
  ],
  [
    'that is signed in another way',
    () => signElsewhere({alg: 'RS256', kid}),
    [403, 'bad_jwt', expect.stringContaining('token signature is invalid: signing method RS256')],
  ],
])('a token %s is refused', async ([, token, expected]) => {
  const answer = await send(emulator, 'GET', '/user', {token: await token()})
  expect(errorOf(answer)).toEqual(expected)
})

test('a token without a session reads the user, and signs out everywhere', async () => {
  const other = await newAccount(emulator)
  const token = await sign({sub: (await other.client.auth.getUser()).data.user?.id ?? ''})
  const {status, body} = await send(emulator, 'GET', '/user', {token})
  expect([status, body['email']]).toEqual([200, other.email])
  expect((await send(emulator, 'POST', '/logout?scope=local', {token})).status).toBe(204)
  expect((await other.client.auth.getUser()).error).toMatchObject({name: 'AuthSessionMissingError'})
})

test('a request for another audience than the token’s is refused', async () => {
  const token = session?.access_token
  const request = (audience: string) =>
    send(emulator, 'GET', '/user', {token, headers: {'X-JWT-AUD': audience}})
  expect((await request('authenticated')).status).toBe(200)
  expect(errorOf(await request('other'))).toEqual([
    400,
    'validation_failed',
    "Token audience doesn't match request audience",
  ])
})
