import {authCallbackParameter, authCallbacks} from '#domain/auth-callback-parameters.ts'

/**
 * The URL of the booking frame: the configured one (`base`), followed by the page's query parameters. Repeated
 * keys and their encoding stay as they are; a key of the configured URL keeps its value. What an account callback or
 * the Studio's preview added to the page's query is left out [FRAME-1]. `search` is the page's query, or another one to
 * add, with or without its question mark; the page's hash never counts. Throws when `base` is no absolute URL.
 */
export function bookingFrameUrl(base: string, search: string): string {
  const url = new URL(base)
  const page = new URLSearchParams(search)
  const isCallback = authCallbacks.some((names) => names.every((name) => page.has(name)))
  const forwarded = search.split(/^\?|&/).filter((parameter) => {
    const [key] = new URLSearchParams(parameter).keys()
    return (
      key &&
      !url.searchParams.has(key) &&
      !key.startsWith('sanity-preview-') &&
      !(isCallback && authCallbackParameter.test(key))
    )
  })
  url.search = [url.search, ...forwarded].join('&').replace(/^&/, '')
  return url.href
}
