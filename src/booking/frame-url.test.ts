import {expect, test} from 'vitest'

import {bookingFrameUrl} from './frame-url.ts'

const base = 'https://book.example.com/v4/acme'

test('a page without a query shows the configured URL', () => {
  expect(bookingFrameUrl(base, '')).toBe(base)
  expect(bookingFrameUrl(base, '?')).toBe(base)
})

test('every parameter of the page is forwarded, with repeated keys and encoding as they are', () => {
  const search =
    '?stop=MIA&stop=FLL&name=Zo%C3%AB+Pe%C3%B1a&to=1600%20Collins&q=a%26b%3Dc&empty=&flag'
  expect(bookingFrameUrl(base, search)).toBe(`${base}${search}`)
})

test('the keys of the configured URL keep their values', () => {
  expect(bookingFrameUrl(`${base}?company=acme&lang=en`, '?company=evil&company=worse&pax=3')).toBe(
    `${base}?company=acme&lang=en&pax=3`,
  )
  expect(bookingFrameUrl(`${base}?company=acme`, '?comp%61ny=evil')).toBe(`${base}?company=acme`)
})

test.each([
  'code=secret',
  'state=secret',
  'error=access_denied',
  'error_code=403',
  'error_description=No+such+user',
  'token_hash=secret&type=signup',
  'sb_flow_id=secret',
  'access_token=secret',
  'refresh_token=secret',
  'provider_token=secret',
  'provider_refresh_token=secret',
  'sanity-preview-secret=secret',
  'sanity-preview-pathname=%2F',
  'sanity-preview-perspective=drafts',
  'preview=1',
  'previewDrafts=1',
  'view=formats',
  'job=professional-chauffeur',
  'c%6Fde=secret',
  'CODE=secret',
])('%s stays with the page', (secret) => {
  expect(bookingFrameUrl(base, `?${secret}&pickup=MIA`)).toBe(`${base}?pickup=MIA`)
  expect(bookingFrameUrl(base, `?pickup=MIA&${secret}`)).toBe(`${base}?pickup=MIA`)
})

test('names that only resemble those are forwarded', () => {
  const search = '?promocode=x&estate=y&type=airport&errors=0&jobs=2&overview=1'
  expect(bookingFrameUrl(base, search)).toBe(`${base}${search}`)
})

test('malformed queries reach the widget as they are instead of breaking the page', () => {
  expect(bookingFrameUrl(base, '?a=%zz&&=x&%=1')).toBe(`${base}?a=%zz&%=1`)
})

test('the hash of the configured URL stays where it is', () => {
  expect(bookingFrameUrl('https://book.example.com/#/new', '?pax=2')).toBe(
    'https://book.example.com/?pax=2#/new',
  )
})
