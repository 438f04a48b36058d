import {environment} from '../../environment.ts'
import {hashSource} from './hash-source.ts'

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
