import {jwtVerify} from 'jose'

import type {AuthService} from '../auth-service.ts'
import {OAuthError} from '../http/api-error.ts'
import type {ProviderClaims} from './external-users.ts'
import {accessTokenHash, type LocalProvider} from './local-provider.ts'

export type IdToken = {claims: ProviderClaims; audiences: string[]; nonce: string}

/**
 * Verifies an ID token's signature, expiry, issuer and, if `accessToken` is not empty, that it belongs to that token.
 * Throws 400 'Bad ID token' for everything wrong, as GoTrue does.
 */
export async function verifyIdToken(
  {keys}: AuthService,
  provider: LocalProvider,
  idToken: string,
  accessToken: string,
): Promise<IdToken> {
  const {payload} = await jwtVerify(idToken, keys.provider.publicKey, {
    issuer: provider.issuer,
    algorithms: ['ES256'],
    requiredClaims: ['exp'],
  }).catch(() => {
    throw badIdToken()
  })
  const {sub = '', aud = [], email = '', name = '', nonce = '', at_hash: hash} = payload
  if (accessToken !== '' && hash !== undefined && hash !== accessTokenHash(accessToken)) {
    throw badIdToken()
  }
  if (typeof email !== 'string' || typeof name !== 'string' || typeof nonce !== 'string') {
    throw badIdToken()
  }
  if (sub === '') throw new OAuthError('invalid request', 'Missing sub claim in id_token')
  return {
    claims: {
      sub,
      email,
      emailVerified: payload.email_verified === true,
      name,
      issuer: provider.issuer,
    },
    audiences: Array.isArray(aud) ? aud : [aud],
    nonce,
  }
}

function badIdToken(): OAuthError {
  return new OAuthError('invalid request', 'Bad ID token')
}
