import type {Context} from 'hono'

import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {findUser, type UserRecord} from '../users/users.ts'
import {verifyAccessToken} from './access-tokens.ts'
import {findSession, type SessionRecord} from './sessions.ts'

/**
 * The user and session of the bearer token. Throws 401 without one, 403 for a token that is not valid or whose session
 * has ended: an access token does not outlive its session. A token that names no session is accepted without one.
 */
export async function requireUserOfToken(
  service: AuthService,
  context: Context,
): Promise<{user: UserRecord; session: SessionRecord | null; audience: string}> {
  const token = requireBearerToken(context)
  const {userId, sessionId, audience} = await verifyAccessToken(service, token)
  const user = findUser(service.database, userId)
  if (!user) {
    throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = sessionId === null ? null : findSession(service.database, sessionId)
  if (sessionId !== null && !session) {
    throw new ApiError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    )
  }
  return {user, session, audience}
}

/** The same where GoTrue cannot do without a session: it fails with 500. */
export async function requireSession(
  service: AuthService,
  context: Context,
): Promise<{user: UserRecord; session: SessionRecord}> {
  const {user, session} = await requireUserOfToken(service, context)
  if (!session) {
    throw new ApiError(
      500,
      'unexpected_failure',
      'A valid session and a registered user are required to enroll a factor',
    )
  }
  return {user, session}
}

/** Throws 403 `no_authorization` for anonymous users, who cannot have factors. */
export function requireNotAnonymous({isAnonymous}: UserRecord): void {
  if (!isAnonymous) return
  throw new ApiError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
}

/** Throws 401 `no_authorization` without a bearer token. */
export function requireBearerToken(context: Context): string {
  const token = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
  if (token) return token
  throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

/** Whether the request asks for an audience other than the token's. */
export function isOtherAudience(context: Context, audience: string): boolean {
  return (context.req.header('X-JWT-AUD') || audience) !== audience
}
