import type {JsonObject} from '../http/json.ts'
import type {Service} from '../service.ts'
import {saveUser, type User, userJson} from '../users/users.ts'
import {signAccessToken} from './access-tokens.ts'
import {encodeRefreshToken} from './refresh-tokens.ts'
import {insertSession, type Method, type Session} from './sessions.ts'

export type TokenResponse = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: JsonObject
}

/** Begins a session for a user who has just proven who they are. */
export function beginSession(service: Service, user: User, method: Method): Session {
  saveUser(service.database, {...user, lastSignInAt: new Date().toISOString()})
  return insertSession(service.database, user.id, method)
}

/** The body that clients take for a session; the session must be in the store. */
export async function tokenResponse(
  service: Service,
  user: User,
  session: Session,
): Promise<TokenResponse> {
  const {token, expiresAt} = await signAccessToken(service, user, session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: service.options.accessTokenLifetime,
    expires_at: expiresAt,
    refresh_token: encodeRefreshToken(service.keys.master, session.id, session.refreshCounter),
    user: userJson(service.database, user),
  }
}
