import {expect, test} from 'vitest'

import {httpsUrl} from './href.ts'

test('a link to another site is an https URL', () => {
  expect(httpsUrl('https://www.instagram.com/company')).toBe(true)
  expect(httpsUrl('http://localhost:4100/sign-in')).toBe(true)
  for (const text of [
    'www.company.com',
    'http://company.com',
    'https://a b.com',
    'https://u:p@x.com',
  ]) {
    expect(httpsUrl(text)).toBe('Write the full address, starting with https://, without spaces.')
  }
})

test('an empty URL is not judged', () => {
  expect([undefined, ''].map(httpsUrl)).toEqual([true, true])
})
