import {afterAll, expect, test} from 'vitest'

import {openLink} from '../support/mail.ts'
import {startEmulator} from '../support/project.ts'

const siteUrl = 'https://www.example.com'
const emulator = await startEmulator({
  siteUrl,
  redirectAllowList: [
    'https://{one,two-*}.example.net/**',
    'https://app[ab].example.org',
    'https://[!x].example.org/?',
    'https://*.preview.example.com/**',
    'myapp://callback',
  ],
})
const permissive = await startEmulator({siteUrl, redirectAllowList: ['http**']})
afterAll(() => Promise.all([emulator.stop(), permissive.stop()]))

async function redirectOf(to: string, {url} = emulator): Promise<string> {
  const query = new URLSearchParams({token: 'x', type: 'signup', redirect_to: to})
  const {target} = await openLink(`${url}/auth/v1/verify?${query}`)
  target.hash = ''
  return target.href
}

test.for([
  'https://www.example.com/auth?a=b',
  'https://one.example.net/a/b.c',
  'https://two-more.example.net/',
  'https://appb.example.org',
  'https://y.example.org/1',
  'https://a.preview.example.com/x/y',
  'http://127.0.0.1:8080/x',
  'myapp://callback',
])('%s is allowed', async (target) => {
  expect(await redirectOf(target)).toBe(new URL(target).href)
})

test.for([
  'https://www.example.com:8443/',
  'https://three.example.net/',
  'https://two-a.b.example.net/',
  'https://appc.example.org',
  'https://x.example.org/1',
  'https://evil.com/?.preview.example.com/x',
  'http://0177.0.0.1/',
  'not a url',
])('%s is not, so the link leads to the site', async (target) => {
  expect(await redirectOf(target)).toBe(`${siteUrl}/`)
})

/* A browser reads these as another host than the one that the allow list sees. */
test.for([
  'http://2130706433/',
  ' http://evil.com/',
  'http://evil.com/\r\n',
  'http://www.example.com\\@evil.com/',
  'http://a_b.example.com/',
  'http://evil.com./',
])('%j is never allowed, whatever the list says', async (target) => {
  expect(await redirectOf(target, permissive)).toBe(`${siteUrl}/`)
})
