import {expect, test} from 'vitest'

import {bookingFrameUrl} from './frame-url.ts'

const base = 'https://book.example.com/v4/acme'

test('a page without a query shows the configured URL', () => {
  expect(bookingFrameUrl(base, '')).toBe(base)
  expect(bookingFrameUrl(base, '?')).toBe(base)
})

test('every parameter of the page is forwarded, with repeated keys and encoding as they are [FRAME-1]', () => {
  const search =
    '?stop=MIA&stop=FLL&name=Zo%C3%AB+Pe%C3%B1a&to=1600%20Collins&q=a%26b%3Dc&empty=&flag'
  expect(bookingFrameUrl(base, search)).toBe(`${base}${search}`)
})

test('the keys of the configured URL keep their values [FRAME-1]', () => {
  expect(bookingFrameUrl(`${base}?company=acme&lang=en`, '?company=evil&company=worse&pax=3')).toBe(
    `${base}?company=acme&lang=en&pax=3`,
  )
  expect(bookingFrameUrl(`${base}?company=acme`, '?comp%61ny=evil')).toBe(`${base}?company=acme`)
})

test('parameters that other pages of the site or other services use are forwarded too', () => {
  const search =
    '?code=SUMMER&state=FL&view=formats&job=driver&type=airport&error=0&error_code=7&access_token=x&preview=1&sb=1'
  expect(bookingFrameUrl(base, search)).toBe(`${base}${search}`)
})

test.each([
  'access_token=secret&refresh_token=secret&expires_in=3600&expires_at=1&token_type=bearer&type=signup',
  'access_token=secret&refresh_token=secret&provider_token=secret&provider_refresh_token=secret',
  'token_hash=secret&type=signup',
  'token_h%61sh=secret&type=recovery',
  'error=access_denied&error_code=otp_expired&error_description=Link+expired&sb=',
])(
  'of the account callback %s nothing is forwarded, and what stands beside it is [FRAME-1]',
  (callback) => {
    expect(bookingFrameUrl(base, `?${callback}&pickup=MIA&code=SUMMER`)).toBe(
      `${base}?pickup=MIA&code=SUMMER`,
    )
    expect(bookingFrameUrl(base, `?pickup=MIA&${callback}`)).toBe(`${base}?pickup=MIA`)
  },
)

test.each([
  'sanity-preview-secret=secret',
  'sanity-preview-pathname=%2F',
  'sanity-preview-perspective=drafts',
])('%s stays with the preview', (parameter) => {
  expect(bookingFrameUrl(base, `?${parameter}&pickup=MIA`)).toBe(`${base}?pickup=MIA`)
})

test('malformed queries reach the widget as they are instead of breaking the page', () => {
  expect(bookingFrameUrl(base, '?a=%zz&&=x&%=1')).toBe(`${base}?a=%zz&%=1`)
})

test('the hash of the configured URL stays where it is', () => {
  expect(bookingFrameUrl('https://book.example.com/#/new', '?pax=2')).toBe(
    'https://book.example.com/?pax=2#/new',
  )
})
