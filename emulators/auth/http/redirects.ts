import {isIP} from 'node:net'

import type {Context} from 'hono'

import type {AuthOptions} from '../options.ts'
import {globPattern} from './glob-pattern.ts'
import {parseStrictUrl, type StrictUrl} from './strict-url.ts'

/**
 * The URL to which a mail's link or a provider returns: the `redirect_to` of the header or query if it is allowed, else
 * the Referer, else the site. This is GoTrue's order; it does not read the body.
 */
export function redirectTarget(options: AuthOptions, context: Context): string {
  const requested = context.req.header('redirect_to') || context.req.query('redirect_to')
  if (requested && isAllowedRedirect(options, requested)) return requested
  const referer = context.req.header('Referer')
  return referer && isAllowedRedirect(options, referer) ? referer : options.siteUrl
}

/**
 * GoTrue's rule: the site itself (with any port on a loopback host), a loopback IP address, or a match with the
 * allow list.
 */
export function isAllowedRedirect(
  {siteUrl, redirectAllowList}: AuthOptions,
  target: string,
): boolean {
  const url = parseStrictUrl(target)
  const site = parseStrictUrl(siteUrl)
  if (!url || !site) return false

  const isSameHost = url.scheme === site.scheme && url.hostname === site.hostname
  if (isSameHost && (url.port === site.port || isLocalhost(url.hostname))) return true
  if (isIP(url.hostname) !== 0) return isLoopbackIp(url.hostname)
  if (isUnusualHost(url)) return false

  const [withoutHash = ''] = target.split('#')
  return redirectAllowList.some((glob) => globPattern(glob).test(withoutHash))
}

/** An IP address in decimal form, or a name that is none on the web: browsers may read them as another host. */
function isUnusualHost({scheme, hostname}: StrictUrl): boolean {
  if (/^\d+$/.test(hostname)) return true
  return /^https?$/.test(scheme) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(hostname)
}

function isLocalhost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(hostname)
}

function isLoopbackIp(ip: string): boolean {
  return ip.startsWith('127.') || ip === '::1'
}
