import {createHash} from 'node:crypto'

import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, OAuthError, validationFailed} from '../http/api-error.ts'
import {readJson, textField} from '../http/request.ts'
import {findOrCreateExternalUser, linkIdentity} from '../providers/external-users.ts'
import {verifyIdToken} from '../providers/id-tokens.ts'
import {type LocalProvider, providerClientId} from '../providers/local-provider.ts'
import {requireUserOfToken} from '../sessions/require-session.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {equalInConstantTime} from '../store/secrets.ts'
import {requireUser, type UserRecord} from '../users/users.ts'

/** POST /token?grant_type=id_token: exchanges a provider's ID token for a session, or links its identity. */
export async function idTokenGrant(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
): Promise<Response> {
  const {database} = service
  const body = await readJson(context)
  const idToken = textField(body, 'id_token')
  if (idToken === '') throw new OAuthError('invalid request', 'id_token required')
  const name = providerName(provider, body)
  const linking = body.link_identity === true ? await requireLinkingUser(service, context) : null
  requireProviderEnabled(service, provider, name)

  const {claims, audiences, nonce} = await verifyIdToken(
    service,
    provider,
    idToken,
    textField(body, 'access_token'),
  )
  if (!audiences.includes(providerClientId)) {
    throw new OAuthError(
      'invalid request',
      `Unacceptable audience in id_token: [${audiences.join(' ')}]`,
    )
  }
  checkNonce(nonce, textField(body, 'nonce'))

  const {userId, session, error} = runTransaction(database, () => {
    const outcome = linking
      ? linkIdentity(service, linking, name, claims)
      : findOrCreateExternalUser(service, name, claims)
    return {
      userId: outcome.user.id,
      error: outcome.error,
      session: outcome.error ? null : startSession(service, outcome.user, 'oauth'),
    }
  })
  if (!session) throw error
  return context.json(await tokenResponse(service, requireUser(database, userId), session))
}

/** The provider that the body names or whose issuer it names; '' for an issuer that is not known. */
function providerName(provider: LocalProvider, body: JsonObject): string {
  const name = textField(body, 'provider')
  const [clientId, issuer] = [textField(body, 'client_id'), textField(body, 'issuer')]
  if (name === '' && (clientId === '' || issuer === '')) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  if (name !== '') return name
  if (issuer === provider.issuer) return 'google'
  return [...issuers].find(([, known]) => known === issuer)?.[0] ?? ''
}

async function requireLinkingUser(service: AuthService, context: Context): Promise<UserRecord> {
  if (!context.req.header('Authorization')) {
    throw new OAuthError(
      'invalid request',
      'Linking requires a valid user access token in Authorization',
    )
  }
  const {user} = await requireUserOfToken(service, context)
  return user
}

/** The nonce in the token must be the SHA-256, in hex, of the one that the application passes. */
function checkNonce(inToken: string, passed: string): void {
  if ((inToken === '') !== (passed === '')) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  const expected = createHash('sha256').update(passed).digest('hex')
  if (passed !== '' && !equalInConstantTime(inToken, expected)) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

function requireProviderEnabled(
  {options}: AuthService,
  provider: LocalProvider,
  name: string,
): void {
  if (name === 'google' && options.google) return
  const issuer = name === 'google' ? provider.issuer : issuers.get(name)
  if (issuer === undefined) throw validationFailed(`Custom OIDC provider "${name}" not allowed`)
  throw new ApiError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}

const issuers = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com/common/v2.0'],
  ['facebook', 'https://www.facebook.com'],
  ['kakao', 'https://kauth.kakao.com'],
  ['keycloak', ''],
])
