import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {afterAll, expect, onTestFinished, test} from 'vitest'

import {totpCode} from '../../../../emulators/auth/mfa/totp.ts'
import {memoryStorage, newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {codeIn, linkIn, openLink, waitForMail} from '../support/mail.ts'
import {type Emulator, newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

const emulator = await startEmulator()
const taken = await newAccount(emulator)
const account = await newAccount(emulator)
const token = (await account.client.auth.getSession()).data.session?.access_token
afterAll(() => emulator.stop())

const day = 24 * 60 * 60 * 1000

test.for<[what: string, body: object, expected: (string | number)[]]>([
  [
    'a malformed address',
    {email: 'no address'},
    [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  ],
  [
    'a malformed number',
    {phone: 'no number'},
    [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
  ],
  [
    'an address of somebody else',
    {email: taken.email.toUpperCase()},
    [422, 'email_exists', 'A user with this email address has already been registered'],
  ],
  [
    'the rights of an administrator',
    {app_metadata: {role: 'admin'}},
    [403, 'not_admin', 'Updating app_metadata requires admin privileges'],
  ],
  [
    'a weak password before anything else',
    {password: 'x', app_metadata: {}},
    [422, 'weak_password', 'Password should be at least 6 characters.'],
  ],
])('%s is refused', async ([, body, expected]) => {
  expect(errorOf(await send(emulator, 'PUT', '/user', {body, token}))).toEqual(expected)
})

test('a new address is used once both mails are confirmed', async () => {
  const {client, email, password} = await newAccount(emulator)
  const changed = newEmail()
  const asked = await client.auth.updateUser({email: changed})
  expect(asked.error).toBeNull()
  expect(asked.data.user).toMatchObject({email, new_email: changed})

  const [toOld, toNew] = [
    await waitForMail(emulator.inboxUrl, email),
    await waitForMail(emulator.inboxUrl, changed),
  ]
  expect([toOld.Subject, toNew.Subject]).toEqual(Array(2).fill('Confirm your new email address'))
  const first = await openLink(linkIn(toOld))
  expect(first.hash.get('message')).toMatch(/^Confirmation link accepted/)
  expect(first.hash.has('access_token')).toBe(false)
  expect((await client.auth.getUser()).data.user?.email).toBe(email)

  const second = await client.auth.verifyOtp({
    email: changed,
    token: codeIn(toNew),
    type: 'email_change',
  })
  expect(second.data.user).toMatchObject({email: changed})
  expect(second.data.user).not.toHaveProperty('new_email')
  const signIn = (address: string) =>
    newClient(emulator).auth.signInWithPassword({email: address, password})
  expect((await signIn(changed)).error).toBeNull()
  expect((await signIn(email)).error).toMatchObject({code: 'invalid_credentials'})
  const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? []
  expect(identity?.identity_data).toMatchObject({email: changed, email_verified: true})
})

test('the first confirmation by code returns no session, and no link works twice', async () => {
  const {client, email} = await newAccount(emulator)
  const changed = newEmail()
  await client.auth.updateUser({email: changed})
  const code = codeIn(await waitForMail(emulator.inboxUrl, changed))
  const verify = () =>
    newClient(emulator).auth.verifyOtp({email: changed, token: code, type: 'email_change'})
  expect(await verify()).toMatchObject({data: {user: null, session: null}, error: null})
  expect((await verify()).error).toMatchObject({code: 'otp_expired'})
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
})

test('with PKCE the last link returns an auth code for the browser that asked', async () => {
  const {email, password} = await newAccount(emulator)
  const client = newClient(emulator, {flowType: 'pkce', storage: memoryStorage()})
  await client.auth.signInWithPassword({email, password})
  const changed = newEmail()
  await client.auth.updateUser({email: changed})
  const first = await openLink(linkIn(await waitForMail(emulator.inboxUrl, email)))
  expect(first.target.searchParams.get('message')).toMatch(/^Confirmation link accepted/)
  const {target} = await openLink(linkIn(await waitForMail(emulator.inboxUrl, changed)))
  const {data} = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(data.user?.email).toBe(changed)
})

test('a new password forgets a change of the address that is not confirmed', async () => {
  const {client, email} = await newAccount(emulator)
  const changed = newEmail()
  await client.auth.updateUser({email: changed})
  await client.auth.updateUser({password: 'my new password'})
  const {hash} = await openLink(linkIn(await waitForMail(emulator.inboxUrl, changed)))
  expect(hash.get('error_code')).toBe('otp_expired')
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
})

test('a session older than 24 hours sets a password only with the code of a reauthentication', async () => {
  const {client, email} = await newAccount(emulator)
  const change = (nonce?: string) =>
    client.auth.updateUser({password: 'my new password', ...(nonce ? {nonce} : {})})
  ageSessions(emulator, email, day + 1000)
  expect((await change()).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
    message: 'Password update requires reauthentication',
  })
  await client.auth.reauthenticate()
  const code = codeIn(await waitForMail(emulator.inboxUrl, email))
  expect((await change(code === '123456' ? '123457' : '123456')).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid',
  })
  expect((await change(code)).error).toBeNull()
})

test.for([
  ['less than a day', true, day - 60_000],
  ['more than a day, where a project does not ask for more,', false, day + 1000],
] as const)('a session of %s sets a password', async ([, securePasswordChange, age]) => {
  const project = securePasswordChange ? emulator : await startEmulator({securePasswordChange})
  if (project !== emulator) onTestFinished(() => project.stop())
  const {client, email} = await newAccount(project)
  ageSessions(project, email, age)
  expect((await client.auth.updateUser({password: 'my new password'})).error).toBeNull()
})

test('with a verified factor, a change of the sign-in needs MFA', async () => {
  const {client, email, password} = await newAccount(emulator)
  const {data} = await client.auth.mfa.enroll({factorType: 'totp'})
  if (!data) throw new Error('no factor')
  const code = totpCode(data.totp.secret, Math.floor(Date.now() / 30_000))
  expect((await client.auth.mfa.challengeAndVerify({factorId: data.id, code})).error).toBeNull()

  const {auth} = newClient(emulator)
  await auth.signInWithPassword({email, password})
  for (const change of [{email: newEmail()}, {phone: '13055550177'}, {password: 'another one'}]) {
    expect((await auth.updateUser(change)).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
  }
  expect((await auth.updateUser({data: {team: 'Events'}})).error).toBeNull()
  expect((await client.auth.updateUser({email: newEmail()})).error).toBeNull()
})

/** Lets the sessions of an account have begun so many milliseconds ago. */
function ageSessions({dataFolder}: Emulator, email: string, age: number): void {
  const database = new DatabaseSync(path.join(dataFolder, 'accounts.sqlite'))
  const began = new Date(Date.now() - age).toISOString()
  database
    .prepare(
      'update sessions set created_at = ? where user_id = (select id from users where email = ?)',
    )
    .run(began, email)
  database.close()
}
