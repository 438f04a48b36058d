import {expect, test} from 'vitest'

import {httpsUrl} from './href.ts'

test('a link to another site is an https URL', () => {
  expect(httpsUrl('https://www.instagram.com/company')).toBe(true)
  expect(httpsUrl('http://localhost:4100/sign-in')).toBe(true)
  expect(httpsUrl('https://localhost:4100/sign-in')).toBe(true)
  for (const text of [
    'www.company.com',
    'http://company.com',
    'ftp://localhost',
    'https://instagram',
    'https://www.',
    'https://.com',
    'https://u:p@x.com',
    'https://:p@x.com',
  ]) {
    expect(httpsUrl(text)).toBe('Write the full address, starting with https://, without spaces.')
  }
})

test('an empty URL is not judged', () => {
  expect([undefined, ''].map(httpsUrl)).toEqual([true, true])
})

test('what was pasted behind an "https://" that was there, or with characters that nobody sees, is named', () => {
  for (const start of ['https://https', ' https://https', 'http://https', 'https://http']) {
    expect(httpsUrl(`${start}://www.instagram.com/company`)).toBe(
      'This starts with https:// twice. Remove one.',
    )
  }
  expect(httpsUrl('https://company.com/?to=https://https://a.com')).toBe(true)
  for (const text of ['https://a b.com', 'https://company.com/a\u200b', ' https://company.com']) {
    expect(httpsUrl(text)).toMatch(/^There is a space or an invisible character in it/)
  }
})
