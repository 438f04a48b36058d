import {expect, test} from 'vitest'

import {parseStrictUrl} from './strict-url.ts'

test.for<[url: string, scheme: string, hostname: string, port: string]>([
  ['https://www.example.com/a?b#c', 'https', 'www.example.com', ''],
  ['HTTP://user:pass@Example.com:8080', 'http', 'Example.com', '8080'],
  ['http://[::1]:5173/', 'http', '::1', '5173'],
  ['myapp://callback', 'myapp', 'callback', ''],
  ['http://2130706433/', 'http', '2130706433', ''],
])('the parts of %s', ([url, scheme, hostname, port]) => {
  expect(parseStrictUrl(url)).toEqual({scheme, hostname, port})
})

test.for([
  ' https://www.example.com/',
  'https://www.example.com\r\n/',
  'https://www.example.com\\@evil.com/',
  'https://www.example.com\t.evil.com/',
  'https://a b.example.com/',
  '//www.example.com/',
  '/auth',
  '',
])('%j is refused', (url) => {
  expect(parseStrictUrl(url)).toBeNull()
})
