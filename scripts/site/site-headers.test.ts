import {createHash} from 'node:crypto'

import {afterEach, expect, test, vi} from 'vitest'

const inline = {boot: 'boot()', styles: 'body{}'}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('no script runs but the site’s own and the boot script', async () => {
  const policy = await policyFor({})
  expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
  expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'")
  const unsafe = Object.keys(policy).filter((name) => policy[name]?.includes("'unsafe-inline'"))
  expect(unsafe).toEqual(['style-src-attr'])
  expect(Object.values(policy).flat()).not.toContain('*')
})

test('the booking form’s origins alone are framed, and the Studio alone frames', async () => {
  const policy = await policyFor({
    BOOKING_WIDGET_ORIGINS: 'https://book.example, https://book2.example',
    STUDIO_URL: 'https://Office.sanity.studio/',
  })
  expect(policy['frame-src']).toEqual(['https://book.example', 'https://book2.example'])
  expect(policy['frame-ancestors']).toEqual(["'self'", 'https://office.sanity.studio'])
})

test('pages may send forms where FORM_ENDPOINT says, and nowhere else', async () => {
  const endpoint = {FORM_ENDPOINT: 'https://forms.example/inbox?site=1'}
  const unset = (await policyFor({}))['connect-src'] ?? []
  expect((await policyFor(endpoint))['connect-src']).toEqual([...unset, 'https://forms.example'])
})

test('the captcha’s host is allowed only where there is a site key', async () => {
  const captcha = 'https://challenges.cloudflare.com'
  expect(JSON.stringify(await policyFor({}))).not.toContain(captcha)
  const on = await policyFor({CAPTCHA_SITE_KEY: '0x4AAA'})
  expect([on['script-src'], on['frame-src']]).toEqual([
    expect.arrayContaining([captcha]),
    expect.arrayContaining([captcha]),
  ])
})

test('a hosted Studio may also show the site inside Sanity’s Dashboard', async () => {
  const policy = await policyFor({
    SANITY_PROJECT_ID: 'abc12345',
    STUDIO_URL: 'https://office.sanity.studio',
  })
  expect(policy['frame-ancestors']).toEqual([
    "'self'",
    'https://office.sanity.studio',
    'https://www.sanity.io',
    'https://sanity.io',
  ])
})

test('a site without accounts, Studio and booking names no service of them', async () => {
  const env = {SUPABASE_URL: 'none', STUDIO_URL: 'none', BOOKING_WIDGET_ORIGINS: 'none'}
  const policy = await policyFor({...env, SANITY_PROJECT_ID: 'abc12345'})
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://abc12345.apicdn.sanity.io',
    'https://abc12345.api.sanity.io',
  ])
  expect(policy['frame-ancestors']).toEqual(["'self'"])
  expect(policy['frame-src']).toEqual(["'none'"])
  expect(await headersFor(env)).toHaveProperty(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=()',
  )
})

test('the booking form may ask where the visitor is', async () => {
  expect(await headersFor({BOOKING_WIDGET_ORIGINS: 'https://book.example'})).toHaveProperty(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(self "https://book.example")',
  )
})

test('a site on https tells browsers to stay there, and other host names only when that is asked for', async () => {
  const name = 'Strict-Transport-Security'
  const site = {SITE_URL: 'https://www.example.com'}
  expect(await headersFor(site)).toHaveProperty(name, 'max-age=31536000')
  expect(await headersFor({...site, HSTS_INCLUDE_SUBDOMAINS: 'true'})).toHaveProperty(
    name,
    'max-age=31536000; includeSubDomains',
  )
  expect(await headersFor({SITE_URL: 'http://localhost:4173'})).not.toHaveProperty(name)
})

/** As a browser computes the hash of an inline script or style. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a hosted site may use these services, and nothing of anybody else', async () => {
  const policy = await policyFor({
    SANITY_PROJECT_ID: 'abc12345',
    SUPABASE_URL: 'https://abc.supabase.co',
    STUDIO_URL: 'https://office.sanity.studio',
    BOOKING_WIDGET_ORIGINS: 'https://book.example',
    CAPTCHA_SITE_KEY: '0x4AAA',
    ERROR_REPORT_URL: 'https://errors.example/report',
    FORM_ENDPOINT: 'https://forms.example/inbox',
  })
  expect(policy).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hash('boot()'), 'https://challenges.cloudflare.com'],
    'style-src': ["'self'", hash('body{}'), hash('')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://cdn.sanity.io'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://abc12345.apicdn.sanity.io',
      'https://abc12345.api.sanity.io',
      'https://abc.supabase.co',
      'https://errors.example',
      'https://forms.example',
    ],
    'frame-src': ['https://book.example', 'https://challenges.cloudflare.com'],
    'frame-ancestors': [
      "'self'",
      'https://office.sanity.studio',
      'https://www.sanity.io',
      'https://sanity.io',
    ],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
})

test('a local site reads from the local lake, whose streams have host names of their own', async () => {
  const policy = await policyFor({SANITY_API_HOST: 'http://localhost:3900'})
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'http://localhost:3900'])
  expect(policy['connect-src']?.slice(0, 4)).toEqual([
    "'self'",
    'http://localhost:3900',
    'http://*.localhost:3900',
    'http://127.0.0.1:3900',
  ])
})

test('browsers take a file for what it says, and tell other sites the origin alone', async () => {
  expect(await headersFor({})).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})

test('two booking forms may both ask where the visitor is', async () => {
  const two = {BOOKING_WIDGET_ORIGINS: 'https://book.example,https://book2.example'}
  expect((await headersFor(two))['Permissions-Policy']).toContain(
    'geolocation=(self "https://book.example" "https://book2.example")',
  )
})

async function policyFor(env: Record<string, string>): Promise<Record<string, string[]>> {
  const headers = await headersFor(env)
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

async function headersFor(env: Record<string, string>): Promise<Record<string, string>> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  const {pageHeaders} = await import('./site-headers.ts')
  return pageHeaders(inline)
}
