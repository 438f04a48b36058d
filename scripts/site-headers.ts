import {createHash} from 'node:crypto'

import {environment} from '../environment.ts'

const {auth, bookingWidgetOrigins, contentLake, errorReportUrl, siteUrl, studioUrl} = environment

/** The inline script and the inline styles of every page; both are constant for one build. */
export type InlineParts = {boot: string; styles: string}

/** The security headers of every page, from the one environment that the build knows. */
export function pageHeaders(inline: InlineParts): Record<string, string> {
  const studioOrigin = new URL(studioUrl).origin
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(inline.boot)],
    // The empty hash lets the preview's overlays add a style sheet, whose rules script then sets.
    'style-src': ["'self'", hashSource(inline.styles), hashSource('')],
    // Sizes that the script sets (the booking frame's height) are style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...lakeOrigins().pictures],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...lakeOrigins().data,
      new URL(auth.url).origin,
      ...(errorReportUrl ? [new URL(errorReportUrl).origin] : []),
    ],
    'frame-src': bookingWidgetOrigins,
    'frame-ancestors': ["'self'", studioOrigin],
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
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(${bookingWidgetOrigins.map((origin) => `"${origin}"`).join(' ')})`,
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Files with a hash in their name never change. */
export const assetHeaders = {'Cache-Control': 'public, max-age=31536000, immutable'}

/**
 * The same headers in the forms that static hosts read: Netlify and Cloudflare Pages, Vercel, and an include
 * for the `server` block of nginx.
 */
export function hostFiles(inline: InlineParts): Record<string, string> {
  const ofPages = Object.entries(pageHeaders(inline))
  const ofAssets = Object.entries(assetHeaders)
  const lines = (headers: [string, string][], line: (name: string, value: string) => string) =>
    headers.map(([name, value]) => line(name, value)).join('\n')
  const block = (name: string, value: string) => `  ${name}: ${value}`
  const addHeader = (name: string, value: string) =>
    `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`
  const vercel = ([source, headers]: [string, [string, string][]]) => ({
    source,
    headers: headers.map(([key, value]) => ({key, value})),
  })
  return {
    _headers: `/*\n${lines(ofPages, block)}\n/assets/*\n${lines(ofAssets, block)}\n`,
    'vercel.json': JSON.stringify({
      cleanUrls: true,
      trailingSlash: false,
      headers: [vercel(['/(.*)', ofPages]), vercel(['/assets/(.*)', ofAssets])],
    }),
    // nginx drops the headers of the server block wherever a location adds one of its own.
    'nginx.conf': [
      'error_page 404 /404.html;',
      lines(ofPages, addHeader),
      'location / { try_files $uri $uri.html $uri/index.html =404; }',
      `location /assets/ {\n${lines([...ofPages, ...ofAssets], addHeader)}\n}`,
      'location ~ ^/(_headers|vercel\\.json|nginx\\.conf)$ { return 404; }\n',
    ].join('\n'),
  }
}

function lakeOrigins() {
  const {apiHost, projectId} = contentLake
  if (apiHost) {
    // The local lake sends event streams to host names of their own (see its README).
    const {port, origin, protocol} = new URL(apiHost)
    return {pictures: [origin], data: [origin, `${protocol}//*.localhost:${port}`]}
  }
  return {
    pictures: ['https://cdn.sanity.io'],
    data: [`https://${projectId}.apicdn.sanity.io`, `https://${projectId}.api.sanity.io`],
  }
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
