import {beforeEach, expect, test} from 'vitest'

import {keepPlace, ownPath, placeIn, takePlace} from './return-to.ts'

beforeEach(() => localStorage.clear())

test('a place of this site is kept with query and hash, and used once', () => {
  keepPlace('/dashboard?view=month#today')
  expect(takePlace()).toBe('/dashboard?view=month#today')
  expect(takePlace()).toBe('/')
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
  null,
  {pathname: '/dashboard'},
])('%j is no place to go to', (place) => {
  expect(ownPath(place)).toBe('/')
})

test('tabs and line breaks do not hide another host', () => {
  expect(ownPath('/\t/evil.example')).toBe('/')
  expect(ownPath('/\n/evil.example')).toBe('/')
})

test('the router’s state is read with care', () => {
  expect(placeIn({from: {pathname: '/dashboard', search: '?a=1', hash: '#b'}})).toBe(
    '/dashboard?a=1#b',
  )
  for (const state of [null, undefined, 'text', {}, {from: null}, {from: {pathname: 7}}]) {
    expect(placeIn(state)).toBe('/')
  }
})

test('what others wrote into the storage does not break anything', () => {
  for (const text of ['not json', 'null', '[]', '{"place":"/contact"}', '{"until":1e99}']) {
    localStorage.setItem('auth-return-to', text)
    expect(takePlace()).toBe('/')
  }
})
