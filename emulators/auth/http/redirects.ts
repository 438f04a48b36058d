import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import type {AuthOptions} from '../options.ts'
import {textField} from './request.ts'

/**
 * The URL to which a mail's link or a provider returns: the requested `redirect_to` if it is allowed, else the
 * Referer, else the site. This is GoTrue's order.
 */
export function redirectTarget(
  options: AuthOptions,
  context: Context,
  body: JsonObject = {},
): string {
  const requested = [
    context.req.header('redirect_to'),
    context.req.query('redirect_to'),
    textField(body, 'redirect_to'),
  ].find(Boolean)
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
  const url = URL.parse(target)
  const site = URL.parse(siteUrl)
  if (!url || !site) return false

  const sameHost = url.protocol === site.protocol && url.hostname === site.hostname
  if (sameHost && (url.port === site.port || isLoopback(url.hostname))) return true
  if (/^\d+(\.\d+){3}$|^\[.*\]$/.test(url.hostname)) return isLoopback(url.hostname)

  const [withoutHash = ''] = target.split('#')
  return redirectAllowList.some((glob) => globPattern(glob).test(withoutHash))
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** `*` and `?` stop at `.` and `/`, `**` does not. */
function globPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[\\^$.|+()[\]{}]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
