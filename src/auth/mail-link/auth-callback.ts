import {authCallbackParameter} from '#domain/auth-callback-parameters.ts'
import {codePageAt} from '#domain/routes.ts'

/** Types of a mail link that the site can follow; the service calls them verification types. */
const mailLinkTypes = ['signup', 'email', 'invite', 'magiclink', 'recovery'] as const
export type MailLinkType = (typeof mailLinkTypes)[number]

/** A link that was verified by opening it: its session is in the URL. */
export type VerifiedMailLink = {
  kind: 'session'
  accessToken: string
  refreshToken: string
  choosesPassword: boolean
}

/** A link that only its visitor may verify, with a button, because mail scanners open links. */
export type UnverifiedMailLink = {kind: 'token'; tokenHash: string; type: MailLinkType}

/** What the URL says when a visitor comes from a mail link. */
export type AuthCallback =
  | VerifiedMailLink
  | UnverifiedMailLink
  | {kind: 'error'; isExpired: boolean}

/** Whether the visitor chooses a password next; who was invited has none yet. */
export function choosesPassword(type: string | null): boolean {
  return type === 'recovery' || type === 'invite'
}

/**
 * Reads what the auth service or its mail added to the URL and removes it at once, so that no token is bookmarked,
 * copied or read by anything else. Null for any other URL. Must run before the router reads the URL.
 */
export function takeAuthCallback(): AuthCallback | null {
  if (typeof window === 'undefined') return null
  const url = new URL(location.href)
  const callback = readTokenHash(url) ?? readHash(url) ?? readError(url.searchParams)
  if (!callback) return null
  url.hash = ''
  const added = [...url.searchParams.keys()].filter((name) => authCallbackParameter.test(name))
  for (const name of added) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return callback
}

/** The hash of a URL is sent to no server, so no log holds a token that still works; mail templates may use the query. */
function readTokenHash({pathname, hash, searchParams}: URL): AuthCallback | null {
  const inHash = new URLSearchParams(hash.slice(1))
  const parameters = inHash.has('token_hash') ? inHash : searchParams
  const tokenHash = parameters.get('token_hash')
  if (!tokenHash || codePageAt(pathname) !== 'auth') return null
  const type = mailLinkTypes.find((known) => known === parameters.get('type'))
  return type ? {kind: 'token', tokenHash, type} : {kind: 'error', isExpired: false}
}

function readHash({hash}: URL): AuthCallback | null {
  const parameters = new URLSearchParams(hash.slice(1))
  const accessToken = parameters.get('access_token')
  const refreshToken = parameters.get('refresh_token')
  if (accessToken && refreshToken) {
    const type = parameters.get('type')
    return {kind: 'session', accessToken, refreshToken, choosesPassword: choosesPassword(type)}
  }
  return readError(parameters)
}

/** Only the code is used: the description is free text that anybody can put into a URL. */
function readError(parameters: URLSearchParams): AuthCallback | null {
  if (!parameters.has('error_code') || !parameters.has('error_description')) return null
  return {kind: 'error', isExpired: parameters.get('error_code') === 'otp_expired'}
}
