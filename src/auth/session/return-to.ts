/**
 * Where a visitor wanted to go before signing in. While they stay on the page it travels in the router's
 * state; when they leave for their mail it waits in this browser, because links lead to the site's origin.
 */
const key = 'auth-return-to'
const longest = 60 * 60 * 1000

/** Keeps the place for an hour. */
export function storeReturnTo(place: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({place, until: Date.now() + longest}))
  } catch {
    // Without storage the visitor lands on the home page.
  }
}

/** The kept place, once; '/' when there is none, it is too old or it is no path of this site. */
export function takeReturnTo(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    localStorage.removeItem(key)
    const {place, until} = {place: null, until: 0, ...Object(kept)}
    return typeof until === 'number' && until > Date.now() ? pathOnThisSite(place) : '/'
  } catch {
    return '/'
  }
}

/** The place that a guarded page put into the router's state; '/' for anything else. */
export function returnToFrom(state: unknown): string {
  const {from} = {from: null, ...Object(state)}
  const {pathname, search, hash} = {pathname: null, search: '', hash: '', ...Object(from)}
  return typeof pathname === 'string' ? pathOnThisSite(`${pathname}${search}${hash}`) : '/'
}

/** A path of this site and nothing else: never another host, never the sign-in page itself. */
export function pathOnThisSite(place: unknown): string {
  if (typeof place !== 'string' || !/^\/(?![/\\])/.test(place)) return '/'
  const url = URL.parse(place, location.origin)
  if (!url || url.origin !== location.origin || /^\/auth\/*$/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
