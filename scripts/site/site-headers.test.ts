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
    STUDIO_URL: 'https://office.sanity.studio/structure',
  })
  expect(policy['frame-src']).toEqual(['https://book.example', 'https://book2.example'])
  expect(policy['frame-ancestors']).toEqual(["'self'", 'https://office.sanity.studio'])
})

test('pages may send forms where FORM_ENDPOINT says, and nowhere else', async () => {
  const endpoint = {FORM_ENDPOINT: 'https://forms.example/inbox?site=1'}
  const unset = (await policyFor({}))['connect-src'] ?? []
  expect((await policyFor(endpoint))['connect-src']).toEqual([...unset, 'https://forms.example'])
})

test('a site on https tells browsers to stay there', async () => {
  const name = 'Strict-Transport-Security'
  expect(await headersFor({SITE_URL: 'https://www.example.com'})).toHaveProperty(
    name,
    expect.stringMatching(/^max-age=31536000/),
  )
  expect(await headersFor({SITE_URL: 'http://localhost:4173'})).not.toHaveProperty(name)
})

test('every host reads the same headers', async () => {
  const {hostFiles, pageHeaders} = await import('./site-headers.ts')
  const {_headers: netlify = '', 'nginx.conf': nginx = '', ...others} = hostFiles(inline)
  const vercel = JSON.parse(others['vercel.json'] ?? '')
  for (const [name, value] of Object.entries(pageHeaders(inline))) {
    expect(netlify).toContain(`  ${name}: ${value}\n`)
    expect(nginx).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    expect(vercel.headers[0].headers).toContainEqual({key: name, value})
  }
})

test('the headers file is one that Netlify and Cloudflare take', async () => {
  const {hostFiles} = await import('./site-headers.ts')
  const lines = (hostFiles(inline)['_headers'] ?? '').trimEnd().split('\n')
  expect(lines.filter((line) => !/^(\/\S*|  [A-Za-z-]+: \S.*)$/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/*', '/assets/*'])
  // Both rules hold for an asset, and Cloudflare joins the values of a name that stands in two rules.
  const names = lines.flatMap((line) => /^  ([A-Za-z-]+):/.exec(line)?.[1] ?? [])
  expect(new Set(names).size).toBe(names.length)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})

test('Vercel and nginx serve clean URLs, keep assets and know what is not there', async () => {
  const {hostFiles, assetHeaders, revalidatedHeaders} = await import('./site-headers.ts')
  const {'nginx.conf': nginx = '', ...others} = hostFiles(inline)
  const kept = assetHeaders['Cache-Control']
  expect(JSON.parse(others['vercel.json'] ?? '')).toEqual({
    $schema: expect.stringContaining('vercel.json'),
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {source: '/(.*)', headers: expect.any(Array)},
      {source: '/assets/(.*)', headers: [{key: 'Cache-Control', value: kept}]},
    ],
  })
  const [, assets = ''] = /^location \/assets\/ \{\n(.*?)^\}/ms.exec(nginx) ?? []
  const server = nginx.replace(assets, '')
  const added = (text: string) => text.match(/add_header \S+ ".*" always;/g) ?? []
  const caching = (value: string) => `add_header Cache-Control "${value}" always;`
  const ofPages = added(server).filter((line) => !line.includes('Cache-Control'))
  expect(added(server)).toEqual([...ofPages, caching(revalidatedHeaders['Cache-Control'])])
  expect(added(assets)).toEqual([...ofPages, caching(kept)])
  expect(server).toContain('error_page 404 /404.html;')
  expect(server).toContain('location / { try_files $uri $uri.html $uri/index.html =404; }')
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
