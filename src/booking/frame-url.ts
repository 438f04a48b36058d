/**
 * The URL of the booking frame: the configured one (`base`), followed by the page's query parameters. Repeated
 * keys and their encoding stay as they are; a key of the configured URL keeps its value. What an account callback or
 * the Studio's preview added to the page's query is left out [FRAME-1]. `search` is the page's query with or without its
 * question mark; the page's hash never counts. Throws when `base` is no absolute URL.
 */
export function bookingFrameUrl(base: string, search: string): string {
  const url = new URL(base)
  const page = new URLSearchParams(search)
  const isCallback = callbacks.some((names) => names.every((name) => page.has(name)))
  const forwarded = search.split(/^\?|&/).filter((parameter) => {
    const [key] = new URLSearchParams(parameter).keys()
    return (
      key &&
      !url.searchParams.has(key) &&
      !key.startsWith('sanity-preview-') &&
      !(isCallback && ofCallbacks.test(key))
    )
  })
  url.search = [url.search, ...forwarded].join('&').replace(/^&/, '')
  return url.href
}

/** A page is an account callback when it has all parameters of one of these (see auth/session/auth-callback.ts). */
const callbacks = [
  ['access_token', 'refresh_token'],
  ['token_hash'],
  ['error_code', 'error_description'],
]

const ofCallbacks =
  /^(type|sb|error(_code|_description)?|token_(hash|type)|expires_(in|at)|(access|(provider_)?refresh|provider)_token)$/
