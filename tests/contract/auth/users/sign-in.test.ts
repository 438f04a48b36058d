import {isAuthApiError, isAuthWeakPasswordError} from '@supabase/supabase-js'
import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {
  confirmationLink,
  hasAccounts,
  hostedProjects,
  newAccount,
  startEmulator,
} from '../support/project.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()]
const projectsWithAccounts = projects.filter(hasAccounts)
const projectsWithInbox = projects.filter(({inboxUrl}) => inboxUrl !== null)

test.for(projects)(
  '$name: an unknown address gets the response of wrong credentials [ACCOUNTS-1]',
  async (project) => {
    const {data, error} = await newClient(project).auth.signInWithPassword({
      email: newEmail(),
      password: 'no such account',
    })
    expect(data).toMatchObject({user: null, session: null})
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect(isAuthApiError(error)).toBe(true)
  },
)

test.for(projectsWithAccounts)(
  '$name: a wrong password and an unknown address get the same response [ACCOUNTS-1]',
  async (project) => {
    const {email} = await newAccount(project)
    const signIn = async (address: string) => {
      const client = newClient(project)
      const {error} = await client.auth.signInWithPassword({email: address, password: 'not right'})
      return {status: error?.status, code: error?.code, message: error?.message}
    }
    const wrongPassword = await signIn(email)
    expect(wrongPassword).toEqual({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect(await signIn(newEmail())).toEqual(wrongPassword)
  },
)

test.for(projects)(
  '$name: a password of five characters is rejected at sign-up with the reason, one of six is not',
  async (project) => {
    const auth = newClient(project).auth
    expect((await auth.signUp({email: newEmail(), password: '123456'})).error).toBeNull()
    const {error} = await auth.signUp({email: newEmail(), password: '12345'})
    expect(error).toMatchObject({status: 422, code: 'weak_password', reasons: ['length']})
    expect(error?.message).toBe('Password should be at least 6 characters.')
    expect(isAuthWeakPasswordError(error)).toBe(true)
  },
)

test.for(projects)('$name: a malformed email address is rejected at sign-up', async (project) => {
  const {error} = await newClient(project).auth.signUp({
    email: 'not a URL',
    password: 'long enough',
  })
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  })
})

test.for(projects)('$name: signing in without an email address is rejected', async (project) => {
  const {error} = await newClient(project).auth.signInWithPassword({email: '', password: 'x'})
  expect(error).toMatchObject({code: 'validation_failed', message: 'missing email or phone'})
})

test.for(projectsWithInbox)(
  '$name: a new account has to be confirmed by mail [ACCOUNTS-1]',
  async (project) => {
    const [email, password] = [newEmail(), 'a long enough password']
    const client = newClient(project)
    const {data, error} = await client.auth.signUp({
      email,
      password,
      options: {data: {full_name: 'Elena Marsh'}},
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: {full_name: 'Elena Marsh', email, email_verified: false},
      identities: [{provider: 'email'}],
    })

    const early = await client.auth.signInWithPassword({email, password})
    expect(early.error).toMatchObject({code: 'email_not_confirmed', message: 'Email not confirmed'})
    const wrong = await client.auth.signInWithPassword({email, password: 'another one'})
    expect(wrong.error).toMatchObject({code: 'invalid_credentials'})

    await fetch(await confirmationLink(project, email), {redirect: 'manual'})
    const signedIn = await client.auth.signInWithPassword({email: email.toUpperCase(), password})
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user).toMatchObject({
      email,
      user_metadata: {full_name: 'Elena Marsh', email_verified: true},
    })
  },
)

test.for(projectsWithInbox)(
  '$name: sign-up does not reveal who has an account [ACCOUNTS-1]',
  async (project) => {
    const {email, password} = await newAccount(project)
    const {data, error} = await newClient(project).auth.signUp({email, password: 'a different one'})
    expect(error).toBeNull()
    expect(data).toMatchObject({session: null, user: {email, role: '', identities: []}})

    const unchanged = await newClient(project).auth.signInWithPassword({email, password})
    expect(unchanged.error).toBeNull()
    expect(unchanged.data.user?.id).not.toBe(data.user?.id)
  },
)

test.for(projectsWithAccounts)(
  '$name: a session holds its tokens, expiry and user',
  async (project) => {
    const {client, email} = await newAccount(project)
    const {data} = await client.auth.getSession()
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: expect.any(Number),
      token_type: 'bearer',
      user: {id: expect.any(String), email},
    })
    const lifetime = (data.session?.expires_at ?? 0) - Date.now() / 1000
    expect(lifetime).toBeGreaterThan(60)
    expect(lifetime).toBeLessThanOrEqual((data.session?.expires_in ?? 0) + 1)
  },
)

test.for(projectsWithAccounts)(
  '$name: an access token is invalid as soon as its session is signed out',
  async (project) => {
    const {client} = await newAccount(project)
    const {data} = await client.auth.getSession()
    const token = data.session?.access_token
    expect((await client.auth.getUser(token)).error).toBeNull()

    expect((await client.auth.signOut({scope: 'local'})).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect((await newClient(project).auth.getUser(token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    })
  },
)

test('scope others keeps this session, the default scope ends all', async () => {
  const {client, email, password} = await newAccount(emulator)
  const other = newClient(emulator)
  await other.auth.signInWithPassword({email, password})

  await client.auth.signOut({scope: 'others'})
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await other.auth.getUser()).error).toMatchObject({name: 'AuthSessionMissingError'})

  const third = newClient(emulator)
  await third.auth.signInWithPassword({email, password})
  await client.auth.signOut()
  expect((await third.auth.getUser()).error).toMatchObject({name: 'AuthSessionMissingError'})
})

test('a new password ends the other sessions and must differ from the old one', async () => {
  const {client, email, password} = await newAccount(emulator)
  const other = newClient(emulator)
  await other.auth.signInWithPassword({email, password})

  expect((await client.auth.updateUser({password})).error).toMatchObject({
    status: 422,
    code: 'same_password',
  })
  expect((await client.auth.updateUser({password: 'x'})).error).toMatchObject({
    code: 'weak_password',
  })
  expect((await client.auth.updateUser({password: 'my new password'})).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await other.auth.getUser()).error).toMatchObject({name: 'AuthSessionMissingError'})
  const again = await other.auth.signInWithPassword({email, password: 'my new password'})
  expect(again.error).toBeNull()
})

test('user metadata is merged, and null removes a key', async () => {
  const {client} = await newAccount(emulator, {full_name: 'Elena Marsh', team: 'Events'})
  const {data} = await client.auth.updateUser({data: {full_name: 'E. Marsh', team: null}})
  expect(data.user?.user_metadata).toMatchObject({full_name: 'E. Marsh', email_verified: true})
  expect(data.user?.user_metadata).not.toHaveProperty('team')
})

test('metadata of a sign-up cannot replace the server’s own keys', async () => {
  const email = newEmail()
  const {data} = await newClient(emulator).auth.signUp({
    email,
    password: 'long enough',
    options: {data: {email: 'other@example.com', email_verified: true, sub: 'me'}},
  })
  expect(data.user?.user_metadata).toMatchObject({email, email_verified: false, sub: data.user?.id})
})
