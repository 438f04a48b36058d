/**
 * Parameters that never reach the booking widget: what an auth callback or the Studio's preview leaves in
 * the page's address, and the site's own.
 */
const own =
  /^(code|state|error(_.*)?|token_hash|sb_.*|(sanity-)?preview.*|view|job|(access|refresh|id|provider)_.*token)$/i

/**
 * The address of the booking frame: the configured one with the page's query parameters behind its own.
 * Repeated keys and their encoding stay as they are; a key that the configured address already has, keeps
 * that value. `search` is the page's query with or without its question mark; the page's hash never counts.
 * Throws when `base` is no absolute address. (Specification, section 2: "Query parameters of the page are
 * forwarded to the widget".)
 */
export function bookingFrameUrl(base: string, search: string): string {
  const url = new URL(base)
  const callback = /\btoken_hash=/.test(search)
  const forwarded = search.split(/^\?|&/).filter((parameter) => {
    const [key] = new URLSearchParams(parameter).keys()
    return key && !own.test(key) && !url.searchParams.has(key) && !(callback && key === 'type')
  })
  url.search = [url.search, ...forwarded].join('&').replace(/^&/, '')
  return url.href
}
