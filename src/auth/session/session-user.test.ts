import {expect, test} from 'vitest'

import {needsMfa, readStoredUser, readUser} from './session-user.ts'

type User = Parameters<typeof readUser>[0]

const user: User = {
  id: 'u1',
  email: 'elena@example.com',
  aud: 'authenticated',
  created_at: '2027-01-15T12:00:00Z',
  app_metadata: {},
  user_metadata: {full_name: ' Elena Ruiz '},
}
const factor = (status: 'verified' | 'unverified') => ({
  id: 'f1',
  factor_type: 'totp' as const,
  status,
  created_at: '',
  updated_at: '',
})

test('the site shows the name and the address of who is signed in', () => {
  expect(readUser(user)).toEqual({
    id: 'u1',
    email: 'elena@example.com',
    name: 'Elena Ruiz',
    hasMfa: false,
  })
  expect(readUser({...user, factors: [factor('unverified'), factor('verified')]}).hasMfa).toBe(true)
  expect(readUser({...user, factors: [factor('unverified')]}).hasMfa).toBe(false)
})

test('a name that is no text or empty is not known', () => {
  for (const name of [undefined, null, 7, '', '  ']) {
    expect(readUser({...user, user_metadata: {full_name: name}}).name).toBeNull()
  }
  expect(readUser({...user, email: undefined}).email).toBe('')
})

test('a user that this browser kept is shown as it was', () => {
  const kept = {id: 'u1', email: 'elena@example.com', user_metadata: {full_name: ' Elena '}}
  expect(readStoredUser(kept)).toEqual({
    id: 'u1',
    email: 'elena@example.com',
    name: 'Elena',
    hasMfa: false,
  })
  for (const data of [null, undefined, {}, {full_name: 7}, {full_name: ''}, {full_name: '  '}]) {
    expect(readStoredUser({...kept, user_metadata: data})?.name).toBeNull()
  }
})

test.each([null, undefined, 'text', {}, {id: 'u1'}, {email: 'a@b.co'}, {id: 1, email: 'a@b.co'}])(
  '%j in the storage is no user',
  (stored) => {
    expect(readStoredUser(stored)).toBeNull()
  },
)

test('an account with two-step sign-in is asked for its code until the token says that it passed', () => {
  const withFactor = {...user, factors: [factor('verified')]}
  expect(needsMfa(session({aal: 'aal1'}, withFactor))).toBe(true)
  expect(needsMfa(session({aal: 'aal2'}, withFactor))).toBe(false)
  expect(needsMfa(session({aal: 'aal1'}, user))).toBe(false)
})

test('a token that cannot be read, or says nothing of it, has not passed', () => {
  const withFactor = {...user, factors: [factor('verified')]}
  for (const claims of [{}, null, 'aal2', ['aal2']]) {
    expect(needsMfa(session(claims, withFactor))).toBe(true)
  }
  for (const token of ['', 'a', 'a.%%%.c', 'a.e30']) {
    expect(needsMfa({...session({}, withFactor), access_token: token})).toBe(true)
  }
})

test('a token is read in the alphabet of URLs and in any script', () => {
  const withFactor = {...user, factors: [factor('verified')]}
  const name = 'José ÿÿÿ>>>???'
  const written = session({name, aal: 'aal2'}, withFactor)
  expect(written.access_token).toMatch(/-.*_|_.*-/)
  expect(needsMfa(written)).toBe(false)
})

function session(claims: unknown, of: User) {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return {
    access_token: `header.${body}.signature`,
    refresh_token: 'r1',
    expires_in: 3600,
    token_type: 'bearer',
    user: of,
  }
}
