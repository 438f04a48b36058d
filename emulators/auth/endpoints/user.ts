import type {Context} from 'hono'

import type {AuthService} from '../auth-service.ts'
import {validationFailed} from '../http/api-error.ts'
import {isOtherAudience, requireUserOfToken} from '../sessions/require-session.ts'
import {deleteOtherSessions, deleteSession, deleteSessionsOf} from '../sessions/sessions.ts'
import {userJson} from '../users/user-json.ts'

/** GET /user: the signed-in user. */
export async function getUser(service: AuthService, context: Context): Promise<Response> {
  const {user, audience} = await requireUserOfToken(service, context)
  if (isOtherAudience(context, audience)) {
    throw validationFailed("Token audience doesn't match request audience")
  }
  return context.json(userJson(service.database, user))
}

/** POST /logout: scope `local` ends this session, `others` all others, `global` all. Their access tokens end too. */
export async function signOut(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const {user, session} = await requireUserOfToken(service, context)
  const scope = context.req.query('scope') || 'global'
  if (!['local', 'others', 'global'].includes(scope)) {
    throw validationFailed(`Unsupported logout scope "${scope}"`)
  }
  if (session && scope === 'local') deleteSession(database, session.id)
  else if (session && scope === 'others') deleteOtherSessions(database, session)
  else deleteSessionsOf(database, user.id)
  return context.body(null, 204)
}
