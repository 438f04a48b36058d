import {createHash} from 'node:crypto'

import {environment} from '../../environment.ts'
import type {Redirect} from '../../src/app/seo/redirects.ts'

const {
  auth,
  bookingWidgetOrigins,
  contentLake,
  errorReportUrl,
  formEndpoint,
  hstsIncludesSubdomains,
  siteUrl,
  studioUrl,
} = environment

const captchaOrigins = auth.captchaSiteKey ? ['https://challenges.cloudflare.com'] : []
const frameOrigins = [...bookingWidgetOrigins, ...captchaOrigins]

/** The inline script and the inline styles of every page; both are constant for one build. */
export type InlineParts = {boot: string; styles: string}

/** The security headers of every page, from the one environment that the build knows. */
export function pageHeaders(inline: InlineParts): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(inline.boot), ...captchaOrigins],
    // The empty hash lets the preview's overlays add a style sheet, whose rules script then sets.
    'style-src': ["'self'", hashSource(inline.styles), hashSource('')],
    // Sizes that the script sets (the booking frame's height) are style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...lakeOrigins().pictures],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...lakeOrigins().data,
      ...(auth.url ? [auth.url] : []),
      ...[errorReportUrl, formEndpoint].filter(Boolean).map((url) => new URL(url).origin),
    ],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'frame-ancestors': ["'self'", ...studioOrigins()],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(${geolocationOrigins().join(' ')})`,
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=31536000${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** Who may show the site in a frame. A hosted Studio is itself a frame in Sanity's Dashboard, which counts as well. */
function studioOrigins(): string[] {
  if (!studioUrl) return []
  const dashboard = ['https://www.sanity.io', 'https://sanity.io']
  return contentLake.hosted ? [studioUrl, ...dashboard] : [studioUrl]
}

/** A page can delegate only a permission that it has itself, so `self` is in the list as well. */
function geolocationOrigins(): string[] {
  const quoted = bookingWidgetOrigins.map((origin) => `"${origin}"`)
  return quoted.length > 0 ? ['self', ...quoted] : []
}

/** Files with a hash in their name never change. */
export const assetHeaders = {'Cache-Control': 'public, max-age=31536000, immutable'}

/** Everything else is revalidated at each visit, which is also what Netlify, Cloudflare and Vercel do by default. */
export const revalidatedHeaders = {'Cache-Control': 'public, max-age=0, must-revalidate'}

/**
 * The same headers in the forms that static hosts read: Netlify and Cloudflare Pages, Vercel, and an include for the
 * `server` block of nginx. `assets` are the names of the files in the folder assets: these hosts give the headers of a
 * path to a 404 as well, and a browser would keep it for a year, so each file has its own rule. Redirects are
 * permanent, and hosts hand a request's query on by themselves, nginx when it is told to.
 */
export function hostFiles(
  inline: InlineParts,
  {assets, notFound, redirects}: {assets: string[]; notFound: string[]; redirects: Redirect[]},
): Record<string, string> {
  const ofPages = Object.entries(pageHeaders(inline))
  const ofAssets = Object.entries(assetHeaders)
  const paths = assets.map((name) => `/assets/${name}`)
  const block = ([name, value]: Header) => `  ${name}: ${value}`
  const vercel = (source: string, headers: Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({key, value})),
  })
  return {
    _headers: [
      '/*',
      ...ofPages.map(block),
      ...withinTheLimit(paths).flatMap((path) => [path, ...ofAssets.map(block)]),
      '',
    ].join('\n'),
    _redirects: [
      // Cloudflare compares the path as it is, and neither of the two leads from a file to its page first.
      ...redirects.flatMap(({from, to}) =>
        [from, `${from}/`, `${from}.html`].map((path) => `${path} ${to} 301\n`),
      ),
      // For Netlify. Cloudflare finds the nearest 404.html by itself and passes over a rule with this status.
      ...foldersOf(notFound).map((folder) => `${folder}/* ${folder}/404.html 404\n`),
    ].join(''),
    'vercel.json': JSON.stringify({
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({from, to}) => ({
        source: from,
        destination: to,
        permanent: true,
      })),
      headers: [vercel('/(.*)', ofPages), ...paths.map((path) => vercel(path, ofAssets))],
    }),
    'nginx.conf': nginxConf(ofPages, ofAssets, {notFound, redirects}),
  }
}

/** Cloudflare reads a hundred rules; what is left over is only asked for again. */
const mostRules = 100

/** As many paths as there may be rules beside the one of all pages: the pages' small states are the last. */
function withinTheLimit(paths: string[]): string[] {
  const isState = (path: string) => Number(path.endsWith('.json'))
  return paths.toSorted((a, b) => isState(a) - isState(b)).slice(0, mostRules - 1)
}

type Header = [name: string, value: string]

/** The folders of the languages that have a not-found page of their own: "/es". */
function foldersOf(notFound: string[]): string[] {
  return notFound.map((path) => path.replace(/\/404$/, '')).filter(Boolean)
}

function nginxConf(
  ofPages: Header[],
  ofAssets: Header[],
  {notFound, redirects}: {notFound: string[]; redirects: Redirect[]},
): string {
  const addHeader = ([name, value]: Header) =>
    `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`
  // Without "always" a 404 goes without it.
  const addAssetHeader = (header: Header) => addHeader(header).replace(/ always;$/, ';')
  return [
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/plain text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml;',
    ...[...ofPages, ...Object.entries(revalidatedHeaders)].map(addHeader),
    'error_page 404 /404.html;',
    // The application knows pages alone, not the files that they are in.
    'if ($request_uri ~ "^(/|/[^/?][^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }',
    'if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }',
    // Inside the server: a redirect would be one more request.
    'rewrite ^(.+)/$ $1;',
    ...redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
    ...foldersOf(notFound).map(
      (folder) =>
        `location ${folder}/ { error_page 404 ${folder}/404.html; try_files $uri $uri.html $uri/index.html =404; }`,
    ),
    // nginx drops the headers of the server block wherever a location adds one of its own.
    'location /assets/ {',
    ...[...ofPages.map(addHeader), ...ofAssets.map(addAssetHeader)].map((line) => `  ${line}`),
    '}',
    // Its own table of types does not know manifests.
    ...['', ...foldersOf(notFound)].map(
      (folder) =>
        `location = ${folder}/site.webmanifest { types { application/manifest+json webmanifest; } }`,
    ),
    // Each answers with itself: a language's page is not the site's.
    ...notFound.flatMap((path) => [
      `location = ${path} { error_page 404 ${path}.html; return 404; }`,
      `location = ${path}.html { internal; error_page 404 ${path}.html; }`,
    ]),
    'location ~ ^(/_headers|/_redirects|/vercel\\.json|/nginx\\.conf)$ { return 404; }',
    '',
  ].join('\n')
}

function lakeOrigins() {
  const {apiHost, projectId} = contentLake
  if (apiHost) {
    // The local lake sends event streams to host names of their own, for Safari to the other of these two (see its README).
    const {port, origin, protocol} = new URL(apiHost)
    const streams = ['*.localhost', '127.0.0.1'].map((host) => `${protocol}//${host}:${port}`)
    return {pictures: [origin], data: [origin, ...streams]}
  }
  return {
    pictures: ['https://cdn.sanity.io'],
    data: [`https://${projectId}.apicdn.sanity.io`, `https://${projectId}.api.sanity.io`],
  }
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
