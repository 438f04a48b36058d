import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {readJson, textField} from '../http/request.ts'
import {parseRefreshToken} from '../sessions/refresh-tokens.ts'
import {
  deleteSession,
  findSession,
  markRefreshed,
  reloadSession,
  saveRefreshCounter,
  type SessionRecord,
} from '../sessions/sessions.ts'
import {tokenResponse} from '../sessions/token-response.ts'
import {requireUser} from '../users/users.ts'

/**
 * POST /token?grant_type=refresh_token. GoTrue's rules: a refresh token works once. The one before the current token
 * returns the current one (its response may have been lost), and so does an older one within the reuse interval
 * (several tabs). Any other reuse may be theft and ends the session with its access tokens.
 */
export async function refreshGrant(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const presented = textField(await readJson(context), 'refresh_token')
  const session = runTransaction(database, () => rotate(service, presented))
  if (session === 'reused') {
    throw new ApiError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return context.json(await tokenResponse(service, requireUser(database, session.userId), session))
}

function rotate(
  {database, keys, options}: AuthService,
  presented: string,
): SessionRecord | 'reused' {
  const token = parseRefreshToken(presented)
  // GoTrue's older tokens have twelve characters. None exist here, so they get a different error.
  if (!token && !/^[a-z\d]{12}$/.test(presented)) {
    throw validationFailed('Refresh token is not valid')
  }
  const session = token && findSession(database, token.sessionId)
  if (!session || !token.isSignedBy(keys.master)) {
    throw new ApiError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    )
  }
  const behind = session.refreshCounter - token.counter
  if (behind < 0) {
    throw validationFailed('Invalid Refresh Token: Not Issued By This Server')
  }
  const isPrevious = behind === 1
  const age = Date.now() - Date.parse(session.refreshedAt)
  if (behind > 0 && !isPrevious && age >= options.reuseInterval * 1000) {
    deleteSession(database, session.id)
    return 'reused'
  }
  if (behind === 0) saveRefreshCounter(database, session.id, session.refreshCounter + 1)
  markRefreshed(database, session.id)
  return reloadSession(database, session.id)
}
