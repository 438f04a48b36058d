import type {Context} from 'hono'

import type {AuthOptions} from '../options.ts'
import type {JsonObject} from './json.ts'
import {textField} from './request.ts'

/** Where a mail's link or a provider leads back to: the asked address if it is allowed, else the site. */
export function redirectTarget(
  options: AuthOptions,
  context: Context,
  body: JsonObject = {},
): string {
  const candidates = [
    context.req.header('redirect_to'),
    context.req.query('redirect_to'),
    textField(body, 'redirect_to'),
    context.req.header('Referer'),
  ]
  const asked = candidates.slice(0, 3).find(Boolean)
  if (asked && isAllowed(options, asked)) return asked
  const referer = candidates[3]
  return referer && isAllowed(options, referer) ? referer : options.siteUrl
}

/**
 * The server's rule: the site itself (any port on this machine), a loopback address, or a match with
 * the allow list.
 */
export function isAllowed({siteUrl, redirectAllowList}: AuthOptions, target: string): boolean {
  const url = URL.parse(target)
  const site = URL.parse(siteUrl)
  if (!url || !site) return false

  const sameHost = url.protocol === site.protocol && url.hostname === site.hostname
  if (sameHost && (url.port === site.port || isLoopback(url.hostname))) return true
  if (/^\d+(\.\d+){3}$|^\[.*\]$/.test(url.hostname)) return isLoopback(url.hostname)

  const [withoutHash = ''] = target.split('#')
  return redirectAllowList.some((glob) => globExpression(glob).test(withoutHash))
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** `*` and `?` stop at `.` and `/`, `**` does not. */
function globExpression(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[\\^$.|+()[\]{}]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
