import type {Context} from 'hono'

import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {isUuid} from '../http/request.ts'
import {verifySignature} from '../sessions/access-tokens.ts'
import {requireBearerToken, requireUserOfToken} from '../sessions/require-session.ts'

/** What the emulator does not have answers as GoTrue does where it is switched off. */
export const featuresOff: {[path: string]: () => ApiError} = {
  '/sso': () => new ApiError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  '/passkeys': () => new ApiError(404, 'passkey_disabled', 'Passkeys are disabled'),
  '/oauth': oauthServerOff,
  '/.well-known/oauth-authorization-server': oauthServerOff,
  '/scim/v2': () => new ApiError(404, 'feature_disabled', 'SCIM server is disabled'),
}

/** /user/oauth/grants, which needs a signed-in user before it says that it is off. */
export async function oauthGrants(service: AuthService, context: Context): Promise<never> {
  await requireUserOfToken(service, context)
  throw oauthServerOff()
}

/** /admin and /invite: nobody has an admin's token here. Throws 401 without a token, 403 with any other. */
export async function requireAdmin(service: AuthService, context: Context): Promise<never> {
  const {session_id: sessionId} = await verifySignature(service, requireBearerToken(context))
  if (typeof sessionId === 'string' && isUuid(sessionId)) await requireUserOfToken(service, context)
  throw new ApiError(403, 'not_admin', 'User not allowed')
}

function oauthServerOff(): ApiError {
  return new ApiError(404, 'feature_disabled', 'OAuth server is disabled')
}
