import type {Context} from 'hono'

import {ApiError, validationFailed} from '../http/api-error.ts'
import {addressOf, readBody, textField} from '../http/request.ts'
import {redeemCode} from '../mail/flows.ts'
import type {Provider} from '../providers/provider.ts'
import type {Service} from '../service.ts'
import {beginSession, tokenResponse} from '../sessions/token-response.ts'
import {transaction} from '../store/database.ts'
import {checkPassword, hashPassword, passwordMatches} from '../users/passwords.ts'
import {findUserByEmail, requireUser} from '../users/users.ts'
import {idTokenGrant} from './id-token-grant.ts'
import {refreshGrant} from './refresh-grant.ts'

/** POST /token: one grant per `grant_type`. */
export async function token(
  service: Service,
  provider: Provider,
  context: Context,
): Promise<Response> {
  const grants = new Map([
    ['password', () => passwordGrant(service, context)],
    ['refresh_token', () => refreshGrant(service, context)],
    ['id_token', () => idTokenGrant(service, provider, context)],
    ['pkce', () => codeGrant(service, context)],
  ])
  const grant = grants.get(context.req.query('grant_type') ?? '')
  if (!grant) throw new ApiError(400, 'invalid_credentials', 'unsupported_grant_type')
  service.limiter.spend(`token ${addressOf(context)}`, service.options.rateLimits.token, 300)
  return grant()
}

/** Wrong password, unknown address and an account without a password get the same answer. */
async function passwordGrant(service: Service, context: Context): Promise<Response> {
  const {database, options} = service
  const body = await readBody(context)
  const email = textField(body, 'email')
  const phone = textField(body, 'phone')
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on login.')
  }
  if (phone !== '') throw new ApiError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (email === '') throw validationFailed('missing email or phone')

  const known = findUserByEmail(database, email)
  const password = textField(body, 'password')
  const matches = await passwordMatches(password, known?.passwordHash ?? (await unknownPassword))
  if (!known?.passwordHash || !matches) {
    throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  const {user, session} = transaction(database, () => {
    const current = requireUser(database, known.id)
    if (!current.emailConfirmedAt) {
      throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
    }
    return {session: beginSession(service, current, 'password'), user: current}
  })
  const response = await tokenResponse(service, requireUser(database, user.id), session)
  return context.json({...response, ...weakness(password, options.minPasswordLength)})
}

/** The end of a PKCE flow: the code of the address against the verifier kept in the browser. */
async function codeGrant(service: Service, context: Context): Promise<Response> {
  const {database} = service
  const body = await readBody(context)
  const code = textField(body, 'auth_code')
  const verifier = textField(body, 'code_verifier')
  if (code === '' || verifier === '') {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  const {flow, user, session} = transaction(database, () => {
    const redeemed = redeemCode(service, code, verifier)
    const owner = requireUser(database, redeemed.userId ?? '')
    return {flow: redeemed, user: owner, session: beginSession(service, owner, redeemed.method)}
  })
  const response = await tokenResponse(service, requireUser(database, user.id), session)
  return context.json(
    flow.providerToken === null ? response : {...response, provider_token: flow.providerToken},
  )
}

/** A password that was good once may be too short today: the session is given, with a warning. */
function weakness(password: string, minLength: number): object {
  try {
    checkPassword(password, minLength)
    return {}
  } catch (error) {
    if (!(error instanceof ApiError) || !error.reasons) throw error
    return {weak_password: {message: error.message, reasons: error.reasons}}
  }
}

// Compared with when there is no account, so that both cases take the same time.
const unknownPassword = hashPassword('nobody has this password')
