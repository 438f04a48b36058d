import {jwtVerify} from 'jose'

import {OAuthError} from '../http/api-error.ts'
import type {Service} from '../service.ts'
import type {ExternalPerson} from './external-accounts.ts'
import {accessTokenHash, type Provider} from './provider.ts'

export type IdToken = {person: ExternalPerson; audiences: string[]; nonce: string}

/**
 * Checks an ID token's signature, age and issuer and that it belongs to the access token, if one is
 * given. Everything wrong is one refusal, 'Bad ID token', as the server words it.
 */
export async function readIdToken(
  {keys}: Service,
  provider: Provider,
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
    person: {
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
