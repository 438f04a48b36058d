import {fieldsOf} from '#domain/is-record.ts'
import {type Language, namedPageAt, mainLanguage, pathTo} from '#domain/language.ts'
import {parseJson} from '#domain/parse-json.ts'
import {parseUrl} from '#domain/parse-url.ts'
import {codePageAt, normalizePath} from '#domain/routes.ts'
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

/** The stored path, once; null when there is none, it is too old or it is no path of this site. */
export function takeReturnTo(): string | null {
  const text = stored.read()
  stored.remove()
  const {path, until} = fieldsOf(parseJson(text ?? ''))
  return typeof until === 'number' && until > Date.now() ? pathOnThisSite(path) : null
}

/**
 * The path that a guarded page put into the router's state, in a language: the visitor can have chosen another one on
 * the sign-in page. Null for any other state.
 */
export function returnToFrom(state: unknown, language: Language): string | null {
  const {from} = fieldsOf(state)
  const {pathname, search, hash} = fieldsOf(from)
  if (typeof pathname !== 'string') return null
  const page = namedPageAt(normalizePath(pathname))
  return pathOnThisSite([page ? pathTo(page, language) : pathname, search, hash].join(''))
}

/** The path itself if it is one of this site, else null: never another host, never a sign-in page itself. */
export function pathOnThisSite(path: unknown): string | null {
  if (typeof path !== 'string' || !onThisHost.test(path)) return null
  const url = parseUrl(path, location.origin)
  if (!url || url.origin !== location.origin || codePageAt(url.pathname) === 'auth') return null
  // "/.//host" is read as "//host", which leads to another one.
  if (!onThisHost.test(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Where a mail link leads if the mail's template does not say it: the site, in the language of this page. */
export function mailRedirectTo(language: Language): string {
  return language === mainLanguage ? location.origin : location.origin + pathTo('home', language)
}

/** "//host" and "/\host" would lead to another one. */
const onThisHost = /^\/(?![/\\])/
