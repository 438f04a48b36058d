import {randomUUID} from 'node:crypto'

import type {Context} from 'hono'

import {ApiError, validationFailed} from '../http/api-error.ts'
import type {JsonObject} from '../http/json.ts'
import {redirectTarget} from '../http/redirects.ts'
import {addressOf, checkEmail, objectField, readBody, textField} from '../http/request.ts'
import {readChallenge} from '../mail/flows.ts'
import {sendMail} from '../mail/mails.ts'
import type {Service} from '../service.ts'
import {beginSession, tokenResponse} from '../sessions/token-response.ts'
import {transaction} from '../store/database.ts'
import {confirmAccount, createEmailAccount} from '../users/accounts.ts'
import {checkPassword, hashPassword} from '../users/passwords.ts'
import {findUserByEmail, requireUser, type User, userJson} from '../users/users.ts'

/**
 * POST /signup. With confirmations on, an address that has an account gets the same answer as a new
 * one, so that nobody learns who has an account.
 */
export async function signUp(service: Service, context: Context): Promise<Response> {
  const {database, options, limiter} = service
  const body = await readBody(context)
  const phone = textField(body, 'phone')
  if (textField(body, 'email') === '' && phone === '') {
    throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  limiter.spend(`sign-up ${addressOf(context)}`, options.rateLimits.account, 300)
  if (options.signUpOff) {
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const password = textField(body, 'password')
  if (password === '') throw validationFailed('Signup requires a valid password')
  checkPassword(password, options.minPasswordLength)
  if (textField(body, 'email') !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  const challenge = readChallenge(body)
  if (phone !== '') {
    throw new ApiError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  const email = checkEmail(textField(body, 'email'))
  const data = objectField(body, 'data')
  const redirectTo = redirectTarget(options, context, body)

  // Hashing takes time, so the account is looked for again inside the transaction.
  const passwordHash = await hashPassword(password)
  const {user, session, taken} = transaction(database, () => {
    const known = findUserByEmail(database, email)
    if (known?.emailConfirmedAt) return {user: known, session: null, taken: true}

    const account = known ?? createEmailAccount(service, email, passwordHash, data)
    if (options.autoconfirm) {
      const confirmed = confirmAccount(service, account)
      return {user: confirmed, session: beginSession(service, confirmed, 'password'), taken: false}
    }
    sendMail(service, account, 'signup', redirectTo, challenge)
    return {user: account, session: null, taken: false}
  })

  if (taken && options.autoconfirm) {
    throw new ApiError(422, 'user_already_exists', 'User already registered')
  }
  if (taken) return context.json(obfuscated(user, data))
  const current = requireUser(database, user.id)
  return session
    ? context.json(await tokenResponse(service, current, session))
    : context.json(userJson(database, current))
}

/** A made-up user for an address that already has a confirmed account. */
function obfuscated(user: User, data: JsonObject): JsonObject {
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
