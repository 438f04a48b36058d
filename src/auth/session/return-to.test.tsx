import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'

import {
  mailRedirectTo,
  storeReturnTo,
  pathOnThisSite,
  returnToFrom,
  takeReturnTo,
} from './return-to.ts'

beforeEach(() => localStorage.clear())

test('a path of this site is stored with query and hash, and used once [AUTH-8]', () => {
  storeReturnTo('/dashboard?view=month#today')
  expect(takeReturnTo()).toBe('/dashboard?view=month#today')
  expect(takeReturnTo()).toBeNull()
})

test('a path is kept for an hour [AUTH-8]', () => {
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const hour = 60 * 60 * 1000
  for (const [later, path] of [
    [hour - 1, '/dashboard'],
    [hour, null],
  ] as const) {
    storeReturnTo('/dashboard')
    vi.setSystemTime(Date.now() + later)
    expect(takeReturnTo()).toBe(path)
  }
})

test.for([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'dashboard',
  '',
  '/auth',
  '/auth/',
  '/auth?again',
  '/es/acceso',
  '/es/acceso/?again',
  null,
  {pathname: '/dashboard'},
])('%j is no path of this site', (path) => {
  expect(pathOnThisSite(path)).toBeNull()
})

test.for(['//evil.example/', '/\\evil.example', 'https://evil.example/', '/auth'])(
  'signing in never leads to %s, whoever has stored it [AUTH-8]',
  (path) => {
    storeReturnTo(path)
    expect(takeReturnTo()).toBeNull()
  },
)

test('tabs, line breaks and dots do not hide another host', () => {
  expect(pathOnThisSite('/\t/evil.example')).toBeNull()
  expect(pathOnThisSite('/\n/evil.example')).toBeNull()
  expect(pathOnThisSite('/.//evil.example')).toBeNull()
  expect(pathOnThisSite('/a/..//evil.example')).toBeNull()
})

test('a path keeps its language', () => {
  storeReturnTo('/es/panel?view=month')
  expect(takeReturnTo()).toBe('/es/panel?view=month')
})

test('the router’s state is read with care', () => {
  expect(returnToFrom({from: {pathname: '/dashboard', search: '?a=1', hash: '#b'}}, 'en')).toBe(
    '/dashboard?a=1#b',
  )
  for (const state of [null, undefined, 'text', {}, {from: null}, {from: {pathname: 7}}]) {
    expect(returnToFrom(state, 'en')).toBeNull()
  }
})

test('the path that was asked for follows the language in which the visitor signs in', () => {
  const state = {from: {pathname: '/dashboard', search: '?a=1'}}
  expect(returnToFrom(state, 'es')).toBe('/es/panel?a=1')
  expect(returnToFrom({from: {pathname: '/es/panel/'}}, 'en')).toBe('/dashboard')
  expect(returnToFrom({from: {pathname: '/rate-sheet'}}, 'es')).toBe('/rate-sheet')
})

test('what others wrote into the storage does not break anything', () => {
  for (const text of ['not json', 'null', '[]', '{"path":"/contact"}', '{"until":1e99}']) {
    localStorage.setItem('auth-return-to', text)
    expect(takeReturnTo()).toBeNull()
  }
})

test('a mail link returns to the site’s origin, in Spanish to its Spanish home page [AUTH-7]', () => {
  expect(mailRedirectTo('en')).toBe(location.origin)
  expect(mailRedirectTo('es')).toBe(`${location.origin}/es`)
})

test('only a text that begins with a slash is a path', () => {
  for (const other of [['/contact'], 'careers/apply', 7]) expect(pathOnThisSite(other)).toBeNull()
})

test('a path whose end is no time is not used', () => {
  localStorage.setItem('auth-return-to', '{"path":"/contact","until":"99999999999999"}')
  expect(takeReturnTo()).toBeNull()
})
