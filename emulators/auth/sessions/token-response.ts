import type {JsonObject} from '../../json.ts'
import type {AuthService} from '../auth-service.ts'
import {userJson} from '../users/user-json.ts'
import {saveUser, type UserRecord} from '../users/users.ts'
import {signAccessToken} from './access-tokens.ts'
import {encodeRefreshToken} from './refresh-tokens.ts'
import {insertSession, type AuthMethod, type SessionRecord} from './sessions.ts'

/** What supabase-js makes its `Session` of; `expires_in` is in seconds, `expires_at` in seconds since 1970. */
export type TokenResponse = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: JsonObject
}

/** Starts a session for a user who has just signed in. */
export function startSession(
  service: AuthService,
  user: UserRecord,
  method: AuthMethod,
): SessionRecord {
  saveUser(service.database, {...user, lastSignInAt: new Date().toISOString()})
  return insertSession(service.database, user.id, method)
}

/** GoTrue's response body for a session, which must already be stored. */
export async function tokenResponse(
  service: AuthService,
  user: UserRecord,
  session: SessionRecord,
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
