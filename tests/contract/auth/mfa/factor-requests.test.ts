import {afterAll, expect, test} from 'vitest'

import {totpCode} from '../../../../emulators/auth/mfa/totp.ts'
import {newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

const emulator = await startEmulator({phoneFactors: true, webAuthnFactors: true})
afterAll(() => emulator.stop())

async function signedIn() {
  const {client} = await newAccount(emulator)
  return {client, token: (await client.auth.getSession()).data.session?.access_token}
}

test('an issuer with a space is written so that authenticator apps show the space', async () => {
  const {client} = await signedIn()
  const {data} = await client.auth.mfa.enroll({factorType: 'totp', issuer: 'My Site & Co'})
  const uri = data && new URL(data.totp.uri)
  expect(uri?.search).toContain('issuer=My%20Site%20%26%20Co&')
  expect(uri?.pathname).toMatch(/^\/My%20Site%20%26%20Co:/)
})

test('a factor without a name answers with an empty one', async () => {
  const {token} = await signedIn()
  const totp = await send(emulator, 'POST', '/factors', {token, body: {factor_type: 'totp'}})
  expect(totp.body).toMatchObject({type: 'totp', friendly_name: ''})
})

test('spaces around a TOTP code do not count', async () => {
  const {client} = await signedIn()
  const {data} = await client.auth.mfa.enroll({factorType: 'totp'})
  if (!data) throw new Error('no factor')
  const code = totpCode(data.totp.secret, Math.floor(Date.now() / 30_000))
  const verified = await client.auth.mfa.challengeAndVerify({factorId: data.id, code: ` ${code} `})
  expect(verified.error).toBeNull()
})

test('a phone is challenged by text message alone', async () => {
  const {client, token} = await signedIn()
  const {data} = await client.auth.mfa.enroll({factorType: 'phone', phone: '+13055550100'})
  const answer = await send(emulator, 'POST', `/factors/${data?.id}/challenge`, {
    token,
    body: {channel: 'whatsapp'},
  })
  expect(errorOf(answer)).toEqual([
    400,
    'validation_failed',
    expect.stringMatching(/^Invalid channel/),
  ])
})

test('a WebAuthn factor is enrolled and unenrolled but not challenged', async () => {
  const {client} = await signedIn()
  const {data} = await client.auth.mfa.webauthn.enroll({friendlyName: 'My key'})
  expect(data).toMatchObject({type: 'webauthn', friendly_name: 'My key'})
  const factorId = data?.id ?? ''
  const {token} = {token: (await client.auth.getSession()).data.session?.access_token}
  const answer = await send(emulator, 'POST', `/factors/${factorId}/challenge`, {token, body: {}})
  expect(answer).toMatchObject({status: 422, body: {error_code: 'mfa_webauthn_verify_not_enabled'}})
  expect((await client.auth.mfa.unenroll({factorId})).error).toBeNull()
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
})
