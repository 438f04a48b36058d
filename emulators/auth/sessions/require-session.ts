import type {Context} from 'hono'

import {ApiError} from '../http/api-error.ts'
import type {AuthService} from '../service.ts'
import {findUser, type User} from '../users/users.ts'
import {verifyAccessToken} from './access-tokens.ts'
import {findSession, type Session} from './sessions.ts'

/**
 * The user and session of the bearer token. Throws 401 without one, 403 for a token that is not valid or whose
 * session has ended: an access token does not outlive its session.
 */
export async function requireSession(
  service: AuthService,
  context: Context,
): Promise<{user: User; session: Session}> {
  const token = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
  if (!token) {
    throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const {userId, sessionId} = await verifyAccessToken(service, token)
  const user = findUser(service.database, userId)
  if (!user) {
    throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = findSession(service.database, sessionId)
  if (!session) {
    throw new ApiError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    )
  }
  return {user, session}
}
