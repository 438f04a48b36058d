import {afterAll, expect, test} from 'vitest'

import {newEmail} from '../../../support/auth/auth-client.ts'
import {mailsTo} from '../support/mail.ts'
import {newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

const emulator = await startEmulator()
const {client} = await newAccount(emulator)
const token = (await client.auth.getSession()).data.session?.access_token
const factorId = (await client.auth.mfa.enroll({factorType: 'totp'})).data?.id
afterAll(() => emulator.stop())

test.for<[method: string, path: string, body: string]>([
  ['POST', '/signup', ''],
  ['PUT', '/user', ''],
  ['POST', '/recover', ''],
  ['POST', '/signup', '[]'],
  ['PUT', '/user', '{"data":"x"}'],
  ['PUT', '/user', '{"email":7}'],
  ['POST', `/factors/${factorId}/verify`, '{"challenge_id":"x","code":"000000"}'],
])('%s %s cannot read the body %j', async ([method, path, body]) => {
  const answer = await send(emulator, method, path, {body, token})
  expect(errorOf(answer)).toEqual([
    400,
    'bad_json',
    expect.stringMatching(/^Could not parse request body as JSON: /),
  ])
})

test('null is an empty body', async () => {
  const answer = await send(emulator, 'POST', '/signup', {body: 'null'})
  expect(errorOf(answer).slice(0, 2)).toEqual([422, 'anonymous_provider_disabled'])
  expect((await send(emulator, 'PUT', '/user', {body: 'null', token})).status).toBe(200)
})

test('the body of a TOTP challenge is not read', async () => {
  const path = `/factors/${factorId}/challenge`
  expect((await send(emulator, 'POST', path, {body: '{"broken', token})).status).toBe(200)
  expect((await send(emulator, 'POST', path, {token})).status).toBe(200)
})

test('a redirect in the body is not obeyed', async () => {
  const email = newEmail()
  const [password, allowed] = ['a long enough password', 'http://127.0.0.1:9/elsewhere']
  const body = {email, password, redirect_to: allowed}
  expect((await send(emulator, 'POST', '/signup', {body})).status).toBe(200)
  const [mail, ...others] = await mailsTo(emulator.inboxUrl, email)
  expect(others).toEqual([])
  expect(mail?.Text).toContain('redirect_to=http%3A%2F%2Flocalhost%3A4173')
})
