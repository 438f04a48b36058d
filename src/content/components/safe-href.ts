import {parseUrl} from '#domain/parse-url.ts'

/**
 * The href of a link that staff wrote, or null when it is not safe. Only paths of this site, http(s), mailto and
 * tel: content must never be able to run a script.
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const text = href.trim()
  if (isInternalHref(text)) return text
  const protocol = parseUrl(text)?.protocol ?? ''
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? text : null
}

/** A path of this site. "//host" and "/\host" would leave it. */
function isInternalHref(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || href.startsWith('#')
}
