import {storedText} from '#src/ui/storage.ts'

/**
 * Where a visitor wanted to go before signing in. While they stay on the page it travels in the router's
 * state; when they leave for their mail it waits in this browser, because links lead to the site's origin.
 */
const stored = storedText('localStorage', 'auth-return-to')
const maxAgeMs = 60 * 60 * 1000

/** Keeps a path for an hour. Without storage the visitor lands on the home page. */
export function storeReturnTo(path: string): void {
  stored.write(JSON.stringify({path, until: Date.now() + maxAgeMs}))
}

/** The stored path, once; '/' when there is none, it is too old or it is no path of this site. */
export function takeReturnTo(): string {
  const text = stored.read()
  stored.remove()
  const {path, until} = {path: null, until: 0, ...parse(text ?? 'null')}
  return typeof until === 'number' && until > Date.now() ? pathOnThisSite(path) : '/'
}

/** The path that a guarded page put into the router's state; '/' for anything else. */
export function returnToFrom(state: unknown): string {
  const {from} = {from: null, ...Object(state)}
  const {pathname, search, hash} = {pathname: null, search: '', hash: '', ...Object(from)}
  return typeof pathname === 'string' ? pathOnThisSite(`${pathname}${search}${hash}`) : '/'
}

/** The path itself if it is one of this site, else '/': never another host, never the sign-in page itself. */
export function pathOnThisSite(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/'
  const url = URL.parse(path, location.origin)
  if (!url || url.origin !== location.origin || /^\/auth\/*$/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

function parse(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
