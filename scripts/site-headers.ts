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
    'style-src': ["'self'", hashSource(inline.styles)],
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

/** The same headers in the form that Netlify and Cloudflare Pages read. */
export function hostFiles(inline: InlineParts): Record<string, string> {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return {
    _headers: `${block('/*', pageHeaders(inline))}\n${block('/assets/*', assetHeaders)}\n`,
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
