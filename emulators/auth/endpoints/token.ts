import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {clientIp, readJson, textField} from '../http/request.ts'
import type {LocalProvider} from '../providers/local-provider.ts'
import {redeemAuthCode} from '../sessions/flow-states.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {checkPassword, hashPassword, passwordMatches} from '../users/passwords.ts'
import {withoutPlus} from '../users/phone-numbers.ts'
import {isConfirmed} from '../users/register-user.ts'
import {findUserByEmail, findUserByPhone, requireUser} from '../users/users.ts'
import {idTokenGrant} from './id-token-grant.ts'
import {refreshGrant} from './refresh-grant.ts'

/** POST /token: one grant per `grant_type`. */
export async function token(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
): Promise<Response> {
  const grants = new Map([
    ['password', () => passwordGrant(service, context)],
    ['refresh_token', () => refreshGrant(service, context)],
    ['id_token', () => idTokenGrant(service, provider, context)],
    ['pkce', () => pkceGrant(service, context)],
    ['web3', rejectWeb3],
  ])
  const grant = grants.get(context.req.query('grant_type') ?? '')
  if (!grant) throw new ApiError(400, 'invalid_credentials', 'unsupported_grant_type')
  service.limiter.countCall(`token ${clientIp(context)}`, service.options.rateLimits.token, 300)
  return grant()
}

/** A wrong password, an unknown address and a user without a password get the same response. */
async function passwordGrant(service: AuthService, context: Context): Promise<Response> {
  const {database, options} = service
  const body = await readJson(context)
  service.captcha.check(body)
  const email = textField(body, 'email')
  const phone = textField(body, 'phone')
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on login.')
  }
  if (phone !== '' && !options.phone) {
    throw new ApiError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (email === '' && phone === '') throw validationFailed('missing email or phone')

  const provider = phone === '' ? 'email' : 'phone'
  const known =
    phone === '' ? findUserByEmail(database, email) : findUserByPhone(database, withoutPlus(phone))
  const password = textField(body, 'password')
  const matches = await passwordMatches(password, known?.passwordHash ?? (await passwordOfNobody))
  if (!known?.passwordHash || !matches) {
    throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  const {user, session} = runTransaction(database, () => {
    const current = requireUser(database, known.id)
    if (!isConfirmed(current, provider)) {
      throw provider === 'email'
        ? new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
        : new ApiError(400, 'phone_not_confirmed', 'Phone not confirmed')
    }
    return {session: startSession(service, current, 'password'), user: current}
  })
  const response = await tokenResponse(service, requireUser(database, user.id), session)
  return context.json({...response, ...weakPasswordWarning(password, options.minPasswordLength)})
}

/** The end of a PKCE flow: exchanges the auth code and the browser's code verifier for a session. */
async function pkceGrant(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const body = await readJson(context)
  const code = textField(body, 'auth_code')
  const verifier = textField(body, 'code_verifier')
  if (code === '' || verifier === '') {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  const {flow, user, session} = runTransaction(database, () => {
    const redeemed = redeemAuthCode(service, code, verifier)
    const owner = requireUser(database, redeemed.userId ?? '')
    return {flow: redeemed, user: owner, session: startSession(service, owner, redeemed.method)}
  })
  const response = await tokenResponse(service, requireUser(database, user.id), session)
  return context.json(
    flow.providerToken === null ? response : {...response, provider_token: flow.providerToken},
  )
}

function rejectWeb3(): never {
  throw new ApiError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
}

/** As hosted, a password that is too short by now still signs in, with a warning in the response. */
function weakPasswordWarning(password: string, minLength: number): object {
  try {
    checkPassword(password, minLength)
    return {}
  } catch (error) {
    if (!(error instanceof ApiError) || !error.reasons) throw error
    return {weak_password: {message: error.message, reasons: error.reasons}}
  }
}

// Compared when there is no user, so that both cases take the same time.
const passwordOfNobody = hashPassword('nobody has this password')
