import {
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose'

import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {isUuid, nilUuid} from '../http/request.ts'
import type {UserRecord} from '../users/users.ts'
import {authMethodsOf, type SessionRecord} from './sessions.ts'

/** The claims that identify the user and session of a request. A token of another service has no session. */
export type Claims = {userId: string; sessionId: string | null; audience: string}

/** Signs an access token (ES256) with the claims that GoTrue documents; `expiresAt` is in seconds since 1970. */
export async function signAccessToken(
  {options, database, keys, externalUrl}: AuthService,
  user: UserRecord,
  session: SessionRecord,
): Promise<{token: string; expiresAt: number}> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + options.accessTokenLifetime
  const methods = authMethodsOf(database, session.id)
  const usedFactor = methods.some(({method}) => method === 'totp' || method === 'mfa/phone')
  const token = await new SignJWT({
    iss: externalUrl,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: usedFactor ? 'aal2' : 'aal1',
    amr: methods,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({alg: 'ES256', kid: keys.access.id, typ: 'JWT'})
    .sign(keys.access.privateKey)
  return {token, expiresAt}
}

/**
 * Checks the signature and expiry of an access token. Throws 403 `bad_jwt` with GoTrue's message, 400 when the user's id
 * is no UUID.
 */
export async function verifyAccessToken(service: AuthService, token: string): Promise<Claims> {
  const payload = await verifySignature(service, token)
  if (!payload.sub) throw badJwt('invalid claim: missing sub claim')
  if (!isUuid(payload.sub)) {
    throw new ApiError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  const sessionId = payload.session_id || nilUuid
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) {
    throw badJwt('invalid claim: session_id claim must be a UUID')
  }
  return {
    userId: payload.sub,
    sessionId: sessionId === nilUuid ? null : sessionId,
    audience: [payload.aud].flat()[0] ?? '',
  }
}

/** The claims of a token with a valid signature that has not expired. Throws 403 `bad_jwt`. */
export async function verifySignature({keys}: AuthService, token: string): Promise<JWTPayload> {
  // GoTrue looks for the key by its id before it checks the signature, and says which of the two was wrong.
  const findKey: JWTVerifyGetKey = ({kid}) => {
    if (kid !== keys.access.id) throw new errors.JWKSNoMatchingKey()
    return keys.access.publicKey
  }
  const {payload} = await jwtVerify(token, findKey, {algorithms: ['ES256']}).catch(
    (error: unknown) => {
      const problem = jwtProblem(error, token)
      throw badJwt(`invalid JWT: unable to parse or verify signature, ${problem}`)
    },
  )
  return payload
}

function badJwt(message: string): ApiError {
  return new ApiError(403, 'bad_jwt', message)
}

function jwtProblem(error: unknown, token: string): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (token.split('.').length !== 3) {
    return 'token is malformed: token contains an invalid number of segments'
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: crypto/ecdsa: verification error'
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return `token signature is invalid: signing method ${decodeProtectedHeader(token).alg} is invalid`
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    const {kid = '<nil>', alg} = decodeProtectedHeader(token)
    return `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${kid} for algorithm ${alg}`
  }
  return 'token is malformed'
}
