import {createHash} from 'node:crypto'

import type {Context} from 'hono'

import {ApiError, OAuthError, validationFailed} from '../http/api-error.ts'
import {readBody, requireSession, textField} from '../http/request.ts'
import {accountOf, linkIdentity} from '../providers/external-accounts.ts'
import {readIdToken} from '../providers/id-tokens.ts'
import {type Provider, providerClientId} from '../providers/provider.ts'
import type {Service} from '../service.ts'
import {beginSession, tokenResponse} from '../sessions/token-response.ts'
import {transaction} from '../store/database.ts'
import {sameText} from '../store/secrets.ts'
import {requireUser} from '../users/users.ts'

/** POST /token?grant_type=id_token: an ID token of a provider for a session, or for a linked identity. */
export async function idTokenGrant(
  service: Service,
  provider: Provider,
  context: Context,
): Promise<Response> {
  const {database} = service
  const body = await readBody(context)
  const idToken = textField(body, 'id_token')
  if (idToken === '') throw new OAuthError('invalid request', 'id_token required')
  const name = textField(body, 'provider')
  if (name === '') {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  const linking = body.link_identity === true ? await requireSession(service, context) : null
  refuseProvider(service, provider, name)

  const {person, audiences, nonce} = await readIdToken(
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

  const {userId, session, refusal} = transaction(database, () => {
    const outcome = linking
      ? {user: linkIdentity(service, linking.user.id, name, person), refusal: null}
      : accountOf(service, name, person)
    return {
      userId: outcome.user.id,
      refusal: outcome.refusal,
      session: outcome.refusal ? null : beginSession(service, outcome.user, 'oauth'),
    }
  })
  if (!session) throw refusal
  return context.json(await tokenResponse(service, requireUser(database, userId), session))
}

/** The token holds the SHA-256 of what the application passes, in hex. */
function checkNonce(inToken: string, passed: string): void {
  if ((inToken === '') !== (passed === '')) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  const expected = createHash('sha256').update(passed).digest('hex')
  if (passed !== '' && !sameText(inToken, expected)) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

function refuseProvider({options}: Service, provider: Provider, name: string): void {
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
