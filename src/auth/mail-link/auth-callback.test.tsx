import {afterEach, beforeEach, expect, test} from 'vitest'

import {takeAuthCallback} from './auth-callback.ts'

let before = ''
beforeEach(() => {
  before = location.href
})
afterEach(() => history.replaceState(null, '', before))

/** What a visitor brings who comes to a path, and what the address bar shows afterwards. */
function comeTo(path: string) {
  history.replaceState({key: 'kept'}, '', path)
  const callback = takeAuthCallback()
  return {callback, left: location.href.replace(location.origin, '')}
}

test.for([
  ['signup', false],
  ['magiclink', false],
  ['recovery', true],
  ['invite', true],
] as const)('a link of type %s that was verified brings its session', ([type, choosesPassword]) => {
  const hash = `#access_token=a.b.c&refresh_token=r1&token_type=bearer&type=${type}`
  expect(comeTo(`/contact?x=1${hash}`)).toEqual({
    callback: {kind: 'session', accessToken: 'a.b.c', refreshToken: 'r1', choosesPassword},
    left: '/contact?x=1',
  })
  expect(history.state).toEqual({key: 'kept'})
})

test.for(['signup', 'email', 'invite', 'magiclink', 'recovery'] as const)(
  'a link of type %s that its visitor verifies brings its hash, in both languages',
  (type) => {
    for (const path of ['/auth', '/es/acceso']) {
      const link = `token_hash=h1&type=${type}`
      for (const url of [`${path}?x=1#${link}`, `${path}?${link}&x=1`]) {
        expect(comeTo(url)).toEqual({
          callback: {kind: 'token', tokenHash: 'h1', type},
          left: `${path}?x=1`,
        })
      }
    }
  },
)

test('a link of a type that the site does not know has failed, and is not called expired', () => {
  for (const link of ['token_hash=h1&type=sms', 'token_hash=h1']) {
    expect(comeTo(`/auth#${link}`)).toEqual({
      callback: {kind: 'error', isExpired: false},
      left: '/auth',
    })
  }
})

test.for(['?', '#'])('an error that follows %s is told by its code, and leaves the URL', (mark) => {
  const errorOf = (code: string) =>
    comeTo(`/auth${mark}error=access_denied&error_code=${code}&error_description=Call+us&sb=`)
  expect(errorOf('otp_expired')).toEqual({
    callback: {kind: 'error', isExpired: true},
    left: '/auth',
  })
  expect(errorOf('access_denied').callback).toEqual({kind: 'error', isExpired: false})
})

test.for([
  '/contact#token_hash=h1&type=signup',
  '/auth#token_hash=&type=signup',
  '/auth?type=signup#access_token=a',
  '/auth#refresh_token=r1',
  '/auth?error_code=otp_expired',
  '/auth?error_description=Call+us',
  '/#rates',
])('%s is no mail link and stays as it is', (path) => {
  expect(comeTo(path)).toEqual({callback: null, left: path})
})
