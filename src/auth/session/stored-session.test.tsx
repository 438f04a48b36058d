import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {clearRecoveryFlag, hasRecoveryFlag, setRecoveryFlag} from './recovery-flag.ts'
import {StoredSession} from './stored-session.ts'

const stored = new StoredSession('http://project.test')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('without a session there is no user and there are no tokens', () => {
  expect(stored.exists()).toBe(false)
  expect(stored.user()).toBeNull()
  expect(stored.tokens()).toBeNull()
})

test('a session that the client kept gives its user and its tokens', () => {
  const user = {id: 'u1', email: 'elena@example.com'}
  keep({user, access_token: 'a1', refresh_token: 'r1', expires_at: 1})
  expect(stored.exists()).toBe(true)
  expect(stored.user()).toEqual(user)
  expect(stored.tokens()).toEqual({access_token: 'a1', refresh_token: 'r1'})
})

test.for([{access_token: 'a1'}, {refresh_token: 'r1'}, {access_token: 1, refresh_token: 'r1'}, {}])(
  'of %j no token is used',
  (session) => {
    keep(session)
    expect(stored.exists()).toBe(true)
    expect(stored.user()).toBeNull()
    expect(stored.tokens()).toBeNull()
  },
)

test('a stored sign-in waits for its code where an account has a second step [MFA-2]', () => {
  expect(stored.needsMfa()).toBe(false)
  const access_token = `e30.${btoa('{"aal":"aal1"}')}.c2ln`
  for (const factors of [undefined, 'text', [], [null], [{status: 'unverified'}]]) {
    keep({access_token, user: {factors}})
    expect(stored.needsMfa()).toBe(false)
  }
  const user = {factors: [null, {status: 'verified'}]}
  for (const token of [access_token, 7, null]) {
    keep({access_token: token, user})
    expect(stored.needsMfa()).toBe(true)
  }
  keep({access_token: `e30.${btoa('{"aal":"aal2"}')}.c2ln`, user})
  expect(stored.needsMfa()).toBe(false)
})

test('in a browser that keeps nothing there is no session', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(stored.exists()).toBe(false)
  expect(stored.tokens()).toBeNull()
  expect(() => stored.clear()).not.toThrow()
})

const noon = Date.UTC(2026, 10, 2, 12)

test.for([
  {end: 'a second ago', seconds: -1, expired: true},
  {end: 'in 4 s', seconds: 4, expired: true},
  {end: 'in 5 s', seconds: 5, expired: false},
  {end: 'in an hour', seconds: 3600, expired: false},
])('an access token that ends $end: has it run out? $expired', ({seconds, expired}) => {
  vi.useFakeTimers({now: noon, toFake: ['Date']})
  keep({access_token: 'a1', expires_at: noon / 1000 + seconds})
  expect(stored.hasExpired()).toBe(expired)
})

test.for([{}, {expires_at: null}, {expires_at: '1'}])('of %j no end is known', (session) => {
  keep(session)
  expect(stored.hasExpired()).toBe(false)
})

test.for(['not json', '"text"', '7', 'null', '[]'])('%s is no session, and goes', (text) => {
  localStorage.setItem(stored.key, text)
  expect(stored.exists()).toBe(false)
  expect(localStorage.getItem(stored.key)).toBeNull()
})

test('signing out here removes what belongs to the session, and nothing else [AUTH-11]', () => {
  const others = ['auth-return-to', `${stored.key}x`, `x-${stored.key}`]
  for (const name of [...others, stored.key, `${stored.key}-code-verifier`, `${stored.key}-user`]) {
    localStorage.setItem(name, 'kept')
  }
  stored.clear()
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted())
})

test('a visitor who came by a recovery link chooses a password in this tab until it is chosen', () => {
  expect(hasRecoveryFlag('u1')).toBe(false)
  setRecoveryFlag('u1')
  expect(hasRecoveryFlag('u1')).toBe(true)
  expect(hasRecoveryFlag('u2')).toBe(false)
  expect(sessionStorage).toHaveLength(1)
  clearRecoveryFlag()
  expect(hasRecoveryFlag('u1')).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test('where this tab can store nothing, the password is still asked for until a reload', () => {
  setRecoveryFlag('u1')
  sessionStorage.clear()
  expect(hasRecoveryFlag('u1')).toBe(true)
  clearRecoveryFlag()
  expect(hasRecoveryFlag('u1')).toBe(false)
})

function keep(session: object) {
  localStorage.setItem(stored.key, JSON.stringify(session))
}
