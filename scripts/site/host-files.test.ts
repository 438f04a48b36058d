import {expect, test} from 'vitest'

import {hostFiles} from './host-files.ts'
import {assetHeaders, pageHeaders, revalidatedHeaders} from './site-headers.ts'

const inline = {boot: 'boot()', styles: 'body{}'}
const files = ['entry-browser-Ab3.js', 'state-contact-9f.json']
const redirects = [{from: '/art-week', to: '/events/art-basel'}]
const notFound = ['/404', '/es/404']

test('every host reads the same headers', async () => {
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
  const lines = (hostFiles(inline, {assets: files, notFound, redirects})['_headers'] ?? '')
    .trimEnd()
    .split('\n')
  expect(lines.filter((line) => !/^(\/\S*|  [A-Za-z-]+: \S.*)$/.test(line))).toEqual([])
  const rules = lines.filter((line) => line.startsWith('/'))
  expect(rules).toEqual(['/*', '/art-week', ...files.map((name) => `/assets/${name}`)])
  // Two rules hold for an asset or a former path, and Cloudflare joins the values of a name that stands in both.
  const ofAllFiles = lines.slice(0, lines.indexOf(rules[1] ?? '')).join('\n')
  expect(ofAllFiles).not.toContain('Cache-Control')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})

test('former paths redirect for good on Netlify and Cloudflare, too [ROUTES-5]', async () => {
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
  const many = Array.from({length: 90}, (_, index) => [`a${index}.js`, `state-${index}.json`])
  const rules =
    (hostFiles(inline, {assets: many.flat(), notFound, redirects: []})['_headers'] ?? '').match(
      /^\/.*$/gm,
    ) ?? []
  expect(rules).toHaveLength(100)
  expect(rules.filter((rule) => rule.endsWith('.js'))).toHaveLength(90)
})

test('browsers keep no redirect, which would hide a page that comes back to its path [ROUTES-5]', () => {
  const {_headers: netlify = '', 'nginx.conf': nginx = ''} = hostFiles(inline, {
    assets: files,
    notFound,
    redirects,
  })
  const revalidated = revalidatedHeaders['Cache-Control']
  expect(netlify).toContain(`\n/art-week\n  Cache-Control: ${revalidated}\n/assets/`)
  // The location of a redirect adds no header of its own, so nginx sends those of the server.
  expect(nginx).toContain(`\nadd_header Cache-Control "${revalidated}" always;\n`)
  // Where there are too few rules, an asset goes without: a wrong page is worse than one more request.
  const many = Array.from({length: 60}, (_, index) => index)
  const rules =
    (
      hostFiles(inline, {
        assets: many.map((index) => `a${index}.js`),
        notFound,
        redirects: many.map((index) => ({from: `/old-${index}`, to: '/'})),
      })['_headers'] ?? ''
    ).match(/^\/.*$/gm) ?? []
  expect(rules).toHaveLength(100)
  expect(rules.filter((rule) => rule.startsWith('/old-'))).toHaveLength(60)
})

test('Vercel and nginx serve clean URLs, keep assets and know what is not there', async () => {
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

test('the file of nginx is in the form that it reads, line by line', async () => {
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
