import type {MiddlewareHandler} from 'hono'

import {isLoopbackHost} from '../../loopback-only.ts'
import type {ResolvedOptions} from '../options.ts'
import {httpError} from './api-error.ts'
import type {Access, LakeContext, LakeEnv} from './request-context.ts'

/**
 * Sets the `access` of each request and its CORS headers. Any page that a developer opens can send requests
 * to a loopback server under any name that resolves to it, so the host must be a name of this machine, and
 * only pages of known origins may read a response or write. Throws 403 for other hosts and origins, 401 for
 * a wrong token.
 */
export function accessControl(
  options: ResolvedOptions,
  /** Finds the access of a redirected event stream, whose origin is "null". */
  ticketAccess: (context: LakeContext) => Access | null,
): MiddlewareHandler<LakeEnv> {
  return async function control(context, next) {
    checkHost(context)
    const origin = context.req.header('origin')
    const isKnown = origin !== undefined && isKnownOrigin(options, origin)
    const ticket = origin === 'null' ? ticketAccess(context) : null
    const isAllowed = isKnown || ticket !== null
    if (origin !== undefined) context.header('vary', 'origin')
    if (origin !== undefined && isAllowed) {
      context.header('access-control-allow-origin', origin)
      context.header('access-control-allow-credentials', 'true')
    }
    if (origin !== undefined && !isAllowed && !isRead(context.req.method)) {
      throw httpError(403, 'CORS Origin not allowed')
    }
    if (context.req.method === 'OPTIONS') return preflight(context)
    const isStudio = origin !== undefined && options.studioOrigins.includes(origin)
    context.set('access', ticket ?? {signedIn: isStudio || hasToken(context, options.token)})
    await next()
  }
}

/** Throws 401 unless the request is signed in. */
export function requireSignIn(context: LakeContext): void {
  if (!context.get('access').signedIn) throw httpError(401, 'Session not found')
}

/** Whether pages of this origin may read responses and write. */
export function isKnownOrigin(options: ResolvedOptions, origin: string): boolean {
  return options.studioOrigins.includes(origin) || options.siteOrigins.includes(origin)
}

function checkHost(context: LakeContext): void {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  if (!isLoopbackHost(host)) throw httpError(403, `Host "${host}" is not this machine`)
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function preflight(context: LakeContext): Response {
  context.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
  const headers = context.req.header('access-control-request-headers')
  if (headers !== undefined) context.header('access-control-allow-headers', headers)
  context.header('access-control-allow-private-network', 'true')
  context.header('access-control-max-age', '600')
  return context.body(null, 204)
}

function hasToken(context: LakeContext, token: string): boolean {
  const authorization = context.req.header('authorization')
  if (authorization === undefined) return false
  // The scheme of a credential is known in any case of its letters.
  if (authorization.replace(/^bearer /i, 'Bearer ') === `Bearer ${token}`) return true
  throw httpError(401, 'Session not found')
}
