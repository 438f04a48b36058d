import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {type MailTarget, sendMail} from '../mail/mailer.ts'
import {sendPhoneOtp} from '../mail/text-messages.ts'
import {hashPassword} from './passwords.ts'
import {confirmEmail, confirmPhone, ensureSignUpIdentity} from './user-lifecycle.ts'
import {findEmailOwner, findUserByPhone, insertUser, requireUser, type UserRecord} from './users.ts'

export type Registration = {
  provider: 'email' | 'phone'
  /** The email address in lower case, or the number without its plus. */
  contact: string
  password: string
  data: JsonObject
  /** Where the confirmation mail leads. */
  target: MailTarget
}

/**
 * Creates an account and confirms it with `autoconfirm`, else sends what confirms it. A user who never confirmed this
 * address or number keeps their password and gets the message again; one who did is `isTaken`. Throws 422 when sign-up
 * is disabled, 429 when no message may be sent.
 */
export async function registerUser(
  service: AuthService,
  registration: Registration,
): Promise<{user: UserRecord; isTaken: boolean}> {
  const {database, options} = service
  const {provider, contact, data, target} = registration
  requireSignUpEnabled(service)
  // Hashing takes time, so the user is looked up afterwards, inside the transaction.
  const passwordHash = await hashPassword(registration.password)

  return runTransaction(database, () => {
    const known =
      provider === 'email' ? findEmailOwner(database, contact) : findUserByPhone(database, contact)
    if (known && isConfirmed(known, provider)) return {user: known, isTaken: true}

    const user = ensureSignUpIdentity(
      database,
      known ?? insertUser(database, {[provider]: contact, passwordHash}),
      provider,
      data,
    )
    if (options.autoconfirm) {
      const confirm = provider === 'email' ? confirmEmail : confirmPhone
      return {user: confirm(database, user), isTaken: false}
    }
    if (provider === 'email') sendMail(service, user, 'signup', target)
    else sendPhoneOtp(service, user, contact, 'signup')
    return {user: requireUser(database, user.id), isTaken: false}
  })
}

/** Throws 422 `signup_disabled` unless new users are allowed. */
export function requireSignUpEnabled({options}: AuthService): void {
  if (!options.disableSignup) return
  throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Whether the user's email address, or phone number, is confirmed. */
export function isConfirmed(user: UserRecord, provider: 'email' | 'phone'): boolean {
  return (provider === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null
}
