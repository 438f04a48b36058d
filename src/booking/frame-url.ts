/** Parameters that never reach the widget: those of auth callbacks, of the Studio's preview and of the site. */
const privateParameters =
  /^(code|state|error(_.*)?|token_hash|sb_.*|(sanity-)?preview.*|view|job|(access|refresh|id|provider)_.*token)$/i

/**
 * The URL of the booking frame: the configured one (`base`), followed by the page's query parameters. Repeated
 * keys and their encoding stay as they are; a key of the configured URL keeps its value. `search` is the page's
 * query with or without its question mark; the page's hash never counts. Throws when `base` is no absolute
 * URL.
 */
export function bookingFrameUrl(base: string, search: string): string {
  const url = new URL(base)
  const callback = /\btoken_hash=/.test(search)
  const forwarded = search.split(/^\?|&/).filter((parameter) => {
    const [key] = new URLSearchParams(parameter).keys()
    return (
      key &&
      !privateParameters.test(key) &&
      !url.searchParams.has(key) &&
      !(callback && key === 'type')
    )
  })
  url.search = [url.search, ...forwarded].join('&').replace(/^&/, '')
  return url.href
}
