import {randomUUID} from 'node:crypto'

import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {clientIp, parseEmail, objectField, readBody, textField} from '../http/request.ts'
import {sendMail} from '../mail/mailer.ts'
import type {AuthService} from '../service.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {checkPassword, hashPassword} from '../users/passwords.ts'
import {confirmUser, createEmailUser} from '../users/user-lifecycle.ts'
import {findUserByEmail, requireUser, type User, userJson} from '../users/users.ts'

/**
 * POST /signup. When users have to be confirmed, an address that is already registered gets the same kind of response
 * as a new one, so that nobody learns who has an account.
 */
export async function signUp(service: AuthService, context: Context): Promise<Response> {
  const {database, options, limiter} = service
  const body = await readBody(context)
  service.captcha.check(body)
  const phone = textField(body, 'phone')
  if (textField(body, 'email') === '' && phone === '') {
    throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  limiter.countCall(`signup ${clientIp(context)}`, options.rateLimits.account, 300)
  if (options.disableSignup) {
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const password = textField(body, 'password')
  if (password === '') throw validationFailed('Signup requires a valid password')
  checkPassword(password, options.minPasswordLength)
  if (textField(body, 'email') !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  const challenge = parseCodeChallenge(body)
  if (phone !== '') {
    throw new ApiError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  const email = parseEmail(textField(body, 'email'))
  const data = objectField(body, 'data')
  const redirectTo = redirectTarget(options, context, body)

  // Hashing takes time, so the user is looked up afterwards, inside the transaction.
  const passwordHash = await hashPassword(password)
  const {user, session, isTaken} = runTransaction(database, () => {
    const known = findUserByEmail(database, email)
    if (known?.emailConfirmedAt) return {user: known, session: null, isTaken: true}

    const unconfirmed = known ?? createEmailUser(service, email, passwordHash, data)
    if (options.autoconfirm) {
      const confirmed = confirmUser(service, unconfirmed)
      return {
        user: confirmed,
        session: startSession(service, confirmed, 'password'),
        isTaken: false,
      }
    }
    sendMail(service, unconfirmed, 'signup', redirectTo, challenge)
    return {user: unconfirmed, session: null, isTaken: false}
  })

  if (isTaken && options.autoconfirm) {
    throw new ApiError(422, 'user_already_exists', 'User already registered')
  }
  if (isTaken) return context.json(obfuscatedUser(user, data))
  const current = requireUser(database, user.id)
  return session
    ? context.json(await tokenResponse(service, current, session))
    : context.json(userJson(database, current))
}

/** The response for an address that already has a confirmed user, with a random id. */
function obfuscatedUser(user: User, data: JsonObject): JsonObject {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: user.email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: {provider: 'email', providers: ['email']},
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
