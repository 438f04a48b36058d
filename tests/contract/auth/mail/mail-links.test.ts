import {afterAll, expect, onTestFinished, test} from 'vitest'

import {memoryStorage, newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {linkIn, mailsTo, openLink, waitForMail} from '../support/mail.ts'
import {confirmationLink, hostedProjects, newAccount, startEmulator} from '../support/project.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const site = 'http://localhost:4173'
const password = 'a long enough password'

test.for([emulator, ...hostedProjects()])(
  '$name: a link that was never sent redirects to the site with the error in the hash',
  async ({url}) => {
    const {status, hash} = await openLink(
      `${url}/auth/v1/verify?token=${'0'.repeat(56)}&type=signup`,
    )
    expect(status).toBe(303)
    expect(Object.fromEntries(hash)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  },
)

test('the confirmation link redirects to the requested URL with a session in the hash, once', async () => {
  const email = newEmail()
  await newClient(emulator).auth.signUp({
    email,
    password,
    options: {emailRedirectTo: `${site}/auth`},
  })
  const mail = await waitForMail(emulator.inboxUrl, email)
  expect(mail.Subject).toBe('Confirm your email address')
  expect(mail.HTML).toContain('Confirm email address</a>')
  const link = linkIn(mail)
  expect(new URL(link).searchParams.get('type')).toBe('signup')

  const first = await openLink(link)
  expect(first.target.origin + first.target.pathname).toBe(`${site}/auth`)
  expect(Object.fromEntries(first.hash)).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  })
  const second = await openLink(link)
  expect(second.hash.get('error_code')).toBe('otp_expired')
})

test('a HEAD request of a mail scanner does not use up the link', async () => {
  const email = newEmail()
  await newClient(emulator).auth.signUp({email, password})
  const link = await confirmationLink(emulator, email)
  expect((await fetch(link, {method: 'HEAD'})).status).toBe(405)
  expect((await openLink(link)).hash.has('access_token')).toBe(true)
})

test('a link expires after its lifetime', async () => {
  const expiring = await startEmulator({mailLinkLifetime: 0})
  onTestFinished(() => expiring.stop())
  const email = newEmail()
  await newClient(expiring).auth.signUp({email, password})
  const link = await confirmationLink(expiring, email)
  await expect.poll(async () => (await openLink(link)).hash.get('error_code')).toBe('otp_expired')
})

test('links redirect to allowed URLs only', async () => {
  const strict = await startEmulator({
    siteUrl: 'https://www.example.com',
    redirectAllowList: ['https://*.preview.example.com/**'],
  })
  onTestFinished(() => strict.stop())
  const redirectOf = async (redirectTo: string) => {
    const query = new URLSearchParams({token: 'x', type: 'signup', redirect_to: redirectTo})
    const {target} = await openLink(`${strict.url}/auth/v1/verify?${query}`)
    return target.origin + target.pathname
  }
  expect(await redirectOf('https://www.example.com/auth')).toBe('https://www.example.com/auth')
  expect(await redirectOf('https://one.preview.example.com/a/b')).toBe(
    'https://one.preview.example.com/a/b',
  )
  expect(await redirectOf('http://127.0.0.1:3000/auth')).toBe('http://127.0.0.1:3000/auth')
  for (const foreign of [
    'https://evil.example/',
    'https://www.example.com.evil.example/',
    'https://www.example.com@evil.example/',
    'http://www.example.com/',
    'https://www.example.com:8443/',
    'https://a.b.preview.example.com/',
    'https://192.0.2.1/',
    '//evil.example',
    'javascript:alert(1)',
  ]) {
    expect([foreign, await redirectOf(foreign)]).toEqual([foreign, 'https://www.example.com/'])
  }
})

test('another sign-up for an unconfirmed account keeps its password and sends the mail again', async () => {
  const email = newEmail()
  const client = newClient(emulator)
  const first = await client.auth.signUp({email, password})
  const second = await client.auth.signUp({email, password: 'set by somebody else'})
  expect(second.data.user?.id).toBe(first.data.user?.id)

  const [newest, oldest] = await mailsTo(emulator.inboxUrl, email)
  if (!newest || !oldest) throw new Error('two mails were expected')
  expect((await openLink(linkIn(oldest))).hash.get('error_code')).toBe('otp_expired')
  expect((await openLink(linkIn(newest))).hash.has('access_token')).toBe(true)
  expect((await client.auth.signInWithPassword({email, password})).error).toBeNull()
})

test('a forgotten password confirms an account that was never confirmed, with the password chosen then', async () => {
  const {auth} = newClient(emulator)
  const [email, other] = [newEmail(), 'another password']
  await auth.signUp({email, password})
  await confirmationLink(emulator, email)
  await auth.resetPasswordForEmail(email)
  await expect.poll(() => mailsTo(emulator.inboxUrl, email)).toHaveLength(2)
  const {hash} = await openLink(await confirmationLink(emulator, email))
  expect(hash.get('type')).toBe('recovery')
  await auth.setSession({
    access_token: hash.get('access_token') ?? '',
    refresh_token: hash.get('refresh_token') ?? '',
  })
  await auth.updateUser({password: other})
  const withFirst = await auth.signInWithPassword({email, password})
  expect(withFirst.error?.code).toBe('invalid_credentials')
  const {data} = await auth.signInWithPassword({email, password: other})
  expect(data.user?.email_confirmed_at).toBeTruthy()
})

test('the confirmation mail can be resent until the account is confirmed', async () => {
  const email = newEmail()
  const client = newClient(emulator)
  await client.auth.signUp({email, password})
  expect((await client.auth.resend({type: 'signup', email})).error).toBeNull()
  expect(await mailsTo(emulator.inboxUrl, email)).toHaveLength(2)

  await openLink(await confirmationLink(emulator, email))
  expect((await client.auth.resend({type: 'signup', email})).error).toBeNull()
  expect((await client.auth.resend({type: 'signup', email: newEmail()})).error).toBeNull()
  expect(await mailsTo(emulator.inboxUrl, email)).toHaveLength(2)
})

test('the recovery link signs in once, and then a password can be set', async () => {
  const {email} = await newAccount(emulator)
  const requester = newClient(emulator)
  const {error} = await requester.auth.resetPasswordForEmail(email, {redirectTo: `${site}/auth`})
  expect(error).toBeNull()
  const mail = await waitForMail(emulator.inboxUrl, email)
  expect(mail.Subject).toBe('Reset your password')

  const {hash} = await openLink(linkIn(mail))
  expect(hash.get('type')).toBe('recovery')
  const client = newClient(emulator)
  await client.auth.setSession({
    access_token: hash.get('access_token') ?? '',
    refresh_token: hash.get('refresh_token') ?? '',
  })
  expect((await client.auth.updateUser({password: 'my new password'})).error).toBeNull()
  expect(
    (await newClient(emulator).auth.signInWithPassword({email, password: 'my new password'})).error,
  ).toBeNull()
})

test('recovery does not reveal who has an account', async () => {
  const email = newEmail()
  const {data, error} = await newClient(emulator).auth.resetPasswordForEmail(email)
  expect(error).toBeNull()
  expect(data).toEqual({})
  expect(await mailsTo(emulator.inboxUrl, email)).toEqual([])
})

test('with PKCE the link returns an auth code for the browser that requested it', async () => {
  const email = newEmail()
  const storage = memoryStorage()
  const client = newClient(emulator, {flowType: 'pkce', storage})
  await client.auth.signUp({email, password, options: {emailRedirectTo: `${site}/auth?from=mail`}})
  const {target} = await openLink(await confirmationLink(emulator, email))
  expect(target.hash).toBe('')
  expect(target.searchParams.get('from')).toBe('mail')
  const {data, error} = await client.auth.exchangeCodeForSession(
    target.searchParams.get('code') ?? '',
  )
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
})

test('the OTP in a mail confirms the account like its link', async () => {
  const email = newEmail()
  const client = newClient(emulator)
  await client.auth.signUp({email, password})
  const mail = await waitForMail(emulator.inboxUrl, email)
  const token = /code: (\d{6})/.exec(mail.Text)?.[1] ?? ''

  const wrong = await client.auth.verifyOtp({type: 'signup', email, token: '000000'})
  expect(wrong.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  })
  const right = await client.auth.verifyOtp({type: 'signup', email, token})
  expect(right.error).toBeNull()
  expect(right.data.session).not.toBeNull()
  expect((await client.auth.verifyOtp({type: 'signup', email, token})).error).toMatchObject({
    code: 'otp_expired',
  })
})

test('a mail for the site leads to its sign-in page, and only verifyOtp uses up the token', async () => {
  const siteMails = await startEmulator({mailLinks: 'site', siteUrl: site})
  onTestFinished(() => siteMails.stop())
  const email = newEmail()
  const client = newClient(siteMails)
  await client.auth.signUp({email, password, options: {emailRedirectTo: site}})
  const {HTML} = await waitForMail(siteMails.inboxUrl, email)
  const link = new URL(/href="([^"]+)"/.exec(HTML)?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect(link.origin + link.pathname).toBe(`${site}/auth`)
  const parameters = new URLSearchParams(link.hash.slice(1))
  expect(parameters.get('type')).toBe('signup')

  const tokenHash = parameters.get('token_hash') ?? ''
  const verified = await client.auth.verifyOtp({type: 'signup', token_hash: tokenHash})
  expect(verified.error).toBeNull()
  expect(verified.data.user?.email_confirmed_at).toBeDefined()
  const again = await client.auth.verifyOtp({type: 'signup', token_hash: tokenHash})
  expect(again.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  })
})

test('what opened the link of GoTrue’s own templates has used up the token', async () => {
  const email = newEmail()
  const client = newClient(emulator)
  await client.auth.signUp({email, password})
  const link = await confirmationLink(emulator, email)
  await openLink(link)
  const tokenHash = new URL(link).searchParams.get('token') ?? ''
  const {error} = await client.auth.verifyOtp({type: 'email', token_hash: tokenHash})
  expect(error).toMatchObject({code: 'otp_expired'})
})

test('a recovery mail can be verified as a magic link, a confirmation as an invitation', async () => {
  const {email} = await newAccount(emulator)
  const client = newClient(emulator)
  await client.auth.resetPasswordForEmail(email)
  const recovery = new URL(await confirmationLink(emulator, email)).searchParams.get('token') ?? ''
  expect((await client.auth.verifyOtp({type: 'magiclink', token_hash: recovery})).error).toBeNull()

  const invited = newEmail()
  await client.auth.signUp({email: invited, password})
  const signUp = new URL(await confirmationLink(emulator, invited)).searchParams.get('token') ?? ''
  expect((await client.auth.verifyOtp({type: 'invite', token_hash: signUp})).error).toBeNull()
})

test('a token hash is verified with its type and nothing else', async () => {
  for (const field of ['email', 'phone', 'redirect_to']) {
    const response = await postVerify(emulator, {type: 'signup', token_hash: 'x', [field]: 'a@b.c'})
    expect([field, response.status]).toEqual([field, 400])
    expect(await response.json()).toMatchObject({
      msg: 'Only the token_hash and type should be provided',
    })
  }
})

test('a link without a token or type is rejected', async () => {
  const verify = `${emulator.url}/auth/v1/verify`
  expect(await (await fetch(`${verify}?type=signup`)).json()).toMatchObject({
    msg: 'Verify requires a token or a token hash',
  })
  expect(await (await fetch(`${verify}?token=x`)).json()).toMatchObject({
    msg: 'Verify requires a verification type',
  })
})

test('a link with an unknown type redirects with the error', async () => {
  const {hash} = await openLink(`${emulator.url}/auth/v1/verify?token=x&type=nonsense`)
  expect(hash.get('error_code')).toBe('validation_failed')
  const response = await postVerify(emulator, {type: 'nonsense', token_hash: 'x'})
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({msg: 'Invalid email verification type'})
})

function postVerify({url, key}: {url: string; key: string}, body: object): Promise<Response> {
  return fetch(`${url}/auth/v1/verify`, {
    method: 'POST',
    headers: {apikey: key},
    body: JSON.stringify(body),
  })
}
