import {randomUUID} from 'node:crypto'

import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {clientIp, objectField, parseEmail, readJson, textField} from '../http/request.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {checkPassword} from '../users/passwords.ts'
import {checkMessageChannel, parsePhone} from '../users/phone-numbers.ts'
import {
  isConfirmed,
  type Registration,
  registerUser,
  requireSignUpEnabled,
} from '../users/register-user.ts'
import {userJson} from '../users/user-json.ts'
import {insertUser, requireUser, type UserRecord} from '../users/users.ts'

/**
 * POST /signup. When users have to be confirmed, an address that is already registered gets the same kind of response
 * as a new one, so that nobody learns who has an account.
 */
export async function signUp(service: AuthService, context: Context): Promise<Response> {
  const {database, options, limiter} = service
  const body = await readJson(context)
  service.captcha.check(body)
  if (textField(body, 'email') === '' && textField(body, 'phone') === '') {
    return signUpAnonymously(service, context, body)
  }
  limiter.countCall(`signup ${clientIp(context)}`, options.rateLimits.account, 300)
  requireSignUpEnabled(service)
  const registration = parseRegistration(service, context, body)
  const {provider, data} = registration

  const {user, isTaken} = await registerUser(service, registration)
  if (isTaken && options.autoconfirm) {
    throw new ApiError(422, 'user_already_exists', 'User already registered')
  }
  if (isTaken) return context.json(obfuscatedUser(user, provider, data))
  return isConfirmed(user, provider)
    ? sessionResponse(service, context, user, 'password')
    : context.json(userJson(database, user))
}

async function signUpAnonymously(
  service: AuthService,
  context: Context,
  body: JsonObject,
): Promise<Response> {
  const {database, limiter, options} = service
  if (!options.anonymousUsers) {
    throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  limiter.countCall(`anonymous ${clientIp(context)}`, options.rateLimits.account, 3600)
  requireSignUpEnabled(service)
  const userMetadata = objectField(body, 'data')
  const user = insertUser(database, {isAnonymous: true, userMetadata})
  return sessionResponse(service, context, user, 'anonymous')
}

/** Throws 400 or 422, in GoTrue's order, for what cannot become an account. */
function parseRegistration(
  {options}: AuthService,
  context: Context,
  body: JsonObject,
): Registration {
  const [email, phone] = [textField(body, 'email'), textField(body, 'phone')]
  const password = textField(body, 'password')
  if (password === '') throw validationFailed('Signup requires a valid password')
  checkPassword(password, options.minPasswordLength)
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  if (phone !== '') {
    checkMessageChannel(textField(body, 'channel'))
    if (textField(body, 'code_challenge') !== '') {
      throw validationFailed('PKCE not supported for phone signups')
    }
  }
  const codeChallenge = parseCodeChallenge(body)
  if (phone !== '' && !options.phone) {
    throw new ApiError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  return {
    provider: phone === '' ? 'email' : 'phone',
    contact: phone === '' ? parseEmail(email) : parsePhone(phone),
    password,
    data: objectField(body, 'data'),
    target: {redirectTo: redirectTarget(options, context), codeChallenge},
  }
}

async function sessionResponse(
  service: AuthService,
  context: Context,
  user: UserRecord,
  method: 'password' | 'anonymous',
): Promise<Response> {
  const session = startSession(service, user, method)
  const current = requireUser(service.database, user.id)
  return context.json(await tokenResponse(service, current, session))
}

/** The response for an address or number that already has a confirmed user, with a random id. */
function obfuscatedUser(
  user: UserRecord,
  provider: Registration['provider'],
  data: JsonObject,
): JsonObject {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: provider === 'email' ? user.email : '',
    phone: provider === 'phone' ? user.phone : '',
    confirmation_sent_at: now,
    app_metadata: {provider, providers: [provider]},
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
