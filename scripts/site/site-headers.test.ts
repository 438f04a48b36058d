import {createHash} from 'node:crypto'

import {afterEach, expect, test, vi} from 'vitest'

const inline = {boot: 'boot()', styles: 'body{}'}
const files = ['entry-browser-Ab3.js', 'state-contact-9f.json']
const redirects = [{from: '/art-week', to: '/events/art-basel'}]

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

const notFound = ['/404', '/es/404']

test('every host reads the same headers', async () => {
  const {hostFiles, pageHeaders} = await import('./site-headers.ts')
  const {
    _headers: netlify = '',
    'nginx.conf': nginx = '',
    ...others
  } = hostFiles(inline, {assets: files, notFound, redirects})
  const vercel = JSON.parse(others['vercel.json'] ?? '')
  for (const [name, value] of Object.entries(pageHeaders(inline))) {
    expect(netlify).toContain(`  ${name}: ${value}\n`)
    expect(nginx).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    expect(vercel.headers[0].headers).toContainEqual({key: name, value})
  }
})

test('the headers file is one that Netlify and Cloudflare take', async () => {
  const {hostFiles} = await import('./site-headers.ts')
  const lines = (hostFiles(inline, {assets: files, notFound, redirects})['_headers'] ?? '')
    .trimEnd()
    .split('\n')
  expect(lines.filter((line) => !/^(\/\S*|  [A-Za-z-]+: \S.*)$/.test(line))).toEqual([])
  const rules = lines.filter((line) => line.startsWith('/'))
  expect(rules).toEqual(['/*', ...files.map((name) => `/assets/${name}`)])
  // Two rules hold for an asset, and Cloudflare joins the values of a name that stands in both.
  const ofAllFiles = lines.slice(0, lines.indexOf(rules[1] ?? '')).join('\n')
  expect(ofAllFiles).not.toContain('Cache-Control')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})

test('former paths redirect for good on Netlify and Cloudflare, too [ROUTES-5]', async () => {
  const {hostFiles} = await import('./site-headers.ts')
  expect(hostFiles(inline, {assets: files, notFound, redirects})['_redirects']).toBe(
    [
      '/art-week /events/art-basel 301\n',
      '/art-week/ /events/art-basel 301\n',
      '/art-week.html /events/art-basel 301\n',
      '/es/* /es/404.html 404\n',
    ].join(''),
  )
})

test('a file that is missing under assets is kept by no browser', async () => {
  const {hostFiles, assetHeaders} = await import('./site-headers.ts')
  const {
    _headers: netlify = '',
    'nginx.conf': nginx = '',
    ...others
  } = hostFiles(inline, {assets: files, notFound, redirects})
  const kept = assetHeaders['Cache-Control']
  // These hosts give the headers of a path to a 404 as well, so no rule may hold for more than one file.
  const patterns = netlify.split('\n').filter((line) => /^\/.+[*:]/.test(line))
  expect(patterns).toEqual([])
  const vercel: {headers: {source: string; headers: {value: string}[]}[]} = JSON.parse(
    others['vercel.json'] ?? '',
  )
  const keeping = vercel.headers.filter(({headers}) => headers.some(({value}) => value === kept))
  expect(keeping.map(({source}) => source)).toEqual(files.map((name) => `/assets/${name}`))
  // nginx gives a header without "always" only to what it found.
  expect(nginx).toContain(`add_header Cache-Control "${kept}";`)
})

test('Cloudflare gets no more rules than it reads, and scripts come before the pages’ states', async () => {
  const {hostFiles} = await import('./site-headers.ts')
  const many = Array.from({length: 90}, (_, index) => [`a${index}.js`, `state-${index}.json`])
  const rules =
    (hostFiles(inline, {assets: many.flat(), notFound, redirects: []})['_headers'] ?? '').match(
      /^\/.*$/gm,
    ) ?? []
  expect(rules).toHaveLength(100)
  expect(rules.filter((rule) => rule.endsWith('.js'))).toHaveLength(90)
})

test('Vercel and nginx serve clean URLs, keep assets and know what is not there', async () => {
  const {hostFiles, assetHeaders, revalidatedHeaders} = await import('./site-headers.ts')
  const {'nginx.conf': nginx = '', ...others} = hostFiles(inline, {
    assets: files,
    notFound,
    redirects,
  })
  const kept = assetHeaders['Cache-Control']
  expect(JSON.parse(others['vercel.json'] ?? '')).toEqual({
    $schema: expect.stringContaining('vercel.json'),
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{source: '/art-week', destination: '/events/art-basel', permanent: true}],
    headers: [
      {source: '/(.*)', headers: expect.any(Array)},
      ...files.map((name) => ({
        source: `/assets/${name}`,
        headers: [{key: 'Cache-Control', value: kept}],
      })),
    ],
  })
  const [, assets = ''] = /^location \/assets\/ \{\n(.*?)^\}/ms.exec(nginx) ?? []
  const server = nginx.replace(assets, '')
  const added = (text: string) => text.match(/add_header \S+ ".*" always;/g) ?? []
  const caching = (value: string) => `add_header Cache-Control "${value}" always;`
  const ofPages = added(server).filter((line) => !line.includes('Cache-Control'))
  expect(added(server)).toEqual([...ofPages, caching(revalidatedHeaders['Cache-Control'])])
  expect(added(assets)).toEqual(ofPages)
  expect(assets).toContain(`add_header Cache-Control "${kept}";`)
  expect(server).toContain('location = /art-week { return 301 /events/art-basel$is_args$args; }')
  expect(server).toContain('error_page 404 /404.html;')
  for (const path of notFound) {
    expect(server).toContain(`location = ${path} { error_page 404 ${path}.html; return 404; }`)
    expect(server).toContain(`location = ${path}.html { internal; error_page 404 ${path}.html; }`)
  }
  for (const folder of ['', '/es']) {
    expect(server).toContain(
      `location = ${folder}/site.webmanifest { types { application/manifest+json webmanifest; } }`,
    )
  }
  expect(server).toContain('location / { try_files $uri $uri.html $uri/index.html =404; }')
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

test('the file of nginx is in the form that it reads, line by line', async () => {
  const {hostFiles, pageHeaders} = await import('./site-headers.ts')
  const lines = (hostFiles(inline, {assets: files, notFound, redirects})['nginx.conf'] ?? '').split(
    '\n',
  )
  const ofPages = Object.entries(pageHeaders(inline)).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  expect(lines).toEqual([
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/plain text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml;',
    ...ofPages,
    'add_header Cache-Control "public, max-age=0, must-revalidate" always;',
    'error_page 404 /404.html;',
    'if ($request_uri ~ "^(/|/[^/?][^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }',
    'if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }',
    'rewrite ^(.+)/$ $1;',
    'location = /art-week { return 301 /events/art-basel$is_args$args; }',
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
    'location /es/ { error_page 404 /es/404.html; try_files $uri $uri.html $uri/index.html =404; }',
    'location /assets/ {',
    ...ofPages.map((line) => `  ${line}`),
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
    'location = /site.webmanifest { types { application/manifest+json webmanifest; } }',
    'location = /es/site.webmanifest { types { application/manifest+json webmanifest; } }',
    'location = /404 { error_page 404 /404.html; return 404; }',
    'location = /404.html { internal; error_page 404 /404.html; }',
    'location = /es/404 { error_page 404 /es/404.html; return 404; }',
    'location = /es/404.html { internal; error_page 404 /es/404.html; }',
    'location ~ ^(/_headers|/_redirects|/vercel\\.json|/nginx\\.conf)$ { return 404; }',
    '',
  ])
})

test('the headers file ends each rule where the next one begins', async () => {
  const {hostFiles, pageHeaders} = await import('./site-headers.ts')
  const {_headers: netlify} = hostFiles(inline, {assets: files, notFound, redirects: []})
  const ofPages = Object.entries(pageHeaders(inline)).map(([name, value]) => `  ${name}: ${value}`)
  const kept = '  Cache-Control: public, max-age=31536000, immutable'
  expect(netlify?.split('\n')).toEqual([
    '/*',
    ...ofPages,
    '/assets/entry-browser-Ab3.js',
    kept,
    '/assets/state-contact-9f.json',
    kept,
    '',
  ])
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
