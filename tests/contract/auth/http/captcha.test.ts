import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {startEmulator} from '../support/project.ts'
import {recordRequests} from '../support/record-requests.ts'
import {send} from '../support/request.ts'

const open = await startEmulator({phone: true, anonymousUsers: true})
const guarded = await startEmulator({phone: true, anonymousUsers: true, captcha: true})
afterAll(() => Promise.all([open.stop(), guarded.stop()]))

test('the client sends the captcha’s token with every call that takes one [AUTH-17]', async () => {
  const {requests, fetch} = recordRequests()
  const {auth} = newClient(open, {fetch})
  const [email, phone, password] = [newEmail(), '13055550100', 'a long enough password']
  const options = {captchaToken: 'a captcha'}
  await auth.signUp({email, password, options})
  await auth.signInAnonymously({options})
  await auth.signInWithPassword({email, password, options})
  await auth.signInWithOtp({email, options})
  await auth.signInWithOtp({phone, options})
  await auth.verifyOtp({email, token: '000000', type: 'email', options})
  await auth.resend({type: 'signup', email, options})
  await auth.resetPasswordForEmail(email, options)
  await auth.signInWithIdToken({provider: 'google', token: 'x', options})
  await auth.signInWithSSO({domain: 'example.com', options})
  expect(requests).toHaveLength(10)
  for (const {url, body} of requests) {
    expect([url.pathname, body]).toEqual([
      url.pathname,
      expect.objectContaining({
        gotrue_meta_security: expect.objectContaining({captcha_token: 'a captcha'}),
      }),
    ])
  }
})

test('what sends messages, takes passwords or makes accounts is refused without a token [ACCOUNTS-8]', async () => {
  const [email, phone, password] = [newEmail(), '13055550101', 'a long enough password']
  const requests: [path: string, body: object][] = [
    ['/signup', {email, password}],
    ['/signup', {}],
    ['/token?grant_type=password', {email, password}],
    ['/otp', {phone}],
    ['/magiclink', {email}],
    ['/recover', {email}],
    ['/resend', {type: 'signup', email}],
  ]
  for (const [path, body] of requests) {
    const answer = await send(guarded, 'POST', path, {body})
    expect([path, answer.status, answer.body['error_code']]).toEqual([path, 400, 'captcha_failed'])
  }
})

test('verifying, refreshing and the grants of providers need none', async () => {
  const requests: [path: string, body: object][] = [
    ['/verify', {type: 'email', email: 'a@b.co', token: '000000'}],
    ['/token?grant_type=refresh_token', {refresh_token: 'x'}],
    ['/token?grant_type=pkce', {auth_code: 'x', code_verifier: 'y'}],
    ['/token?grant_type=id_token', {provider: 'google', id_token: 'x'}],
  ]
  for (const [path, body] of requests) {
    const answer = await send(guarded, 'POST', path, {body})
    expect([path, answer.body['error_code']]).not.toEqual([path, 'captcha_failed'])
  }
})

test('a token is good for one request [ACCOUNTS-8]', async () => {
  const {auth} = newClient(guarded)
  const email = newEmail()
  const credentials = {email, password: 'a long enough password'}
  const refused = (reason: string) => ({
    status: 400,
    code: 'captcha_failed',
    message: `captcha protection: request disallowed (${reason})`,
  })
  const answers = [
    await auth.signUp(credentials),
    await auth.signInWithPassword(credentials),
    await auth.resetPasswordForEmail(email),
    await auth.resend({type: 'signup', email}),
  ]
  expect(answers.map(({error}) => error)).toEqual(
    answers.map(() => expect.objectContaining(refused('no captcha_token found'))),
  )
  const options = {captchaToken: 'first'}
  expect((await auth.signUp({...credentials, options})).error).toBeNull()
  expect((await auth.signInWithPassword({...credentials, options})).error).toMatchObject(
    refused('timeout-or-duplicate'),
  )
  const {error} = await auth.resetPasswordForEmail(email, {captchaToken: 'second'})
  expect(error).toBeNull()
})
