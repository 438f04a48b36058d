import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {digest} from '../store/secrets.ts'
import {applyEmailChange, applyPhoneChange} from './contact-change.ts'
import {
  deleteOneTimeToken,
  deleteOneTimeTokens,
  findOneTimeToken,
  type OneTimeTokenType,
} from './one-time-tokens.ts'
import {
  confirmEmail,
  confirmPhone,
  updateProviders,
  verifyEmailIdentities,
} from './user-lifecycle.ts'
import {requireUser, saveUser, type UserRecord} from './users.ts'

/** The verification types of links, and of codes in mails, with the tokens that each accepts. */
const mailTypes = new Map<string, OneTimeTokenType[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
])

/** Those of codes in text messages. */
const textTypes = new Map<string, OneTimeTokenType[]>([
  ['sms', ['signup']],
  ['phone_change', ['phone_change']],
])

const textCodeLifetime = 60 // seconds

/** `user` is null when only the first of the two mails about a new address was confirmed. */
export type Verified = {type: string; user: UserRecord | null}

/**
 * Uses the token of a link and does what it confirms. `email` becomes the type of the mail that was sent. Must run inside
 * a transaction. Throws 403 when the token is unknown, used or too old, 400 for a type that no mail has.
 */
export function verifyTokenHash(service: AuthService, hash: string, type: string): Verified {
  const accepted = mailTypes.get(type)
  if (!accepted) throw validationFailed('Invalid email verification type')
  const verified = spendToken(service, [hash], type, accepted)
  if (verified) return verified
  throw new ApiError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** The same for a code; `hash` is that of its address or number. An unknown type is a code that was never sent. */
export function verifyCode(
  service: AuthService,
  hash: string,
  type: string,
  channel: 'mail' | 'text',
): Verified {
  const accepted = (channel === 'mail' ? mailTypes : textTypes).get(type) ?? []
  const verified = spendToken(service, [hash, `pkce_${hash}`], type, accepted)
  if (verified) return verified
  throw new ApiError(403, 'otp_expired', 'Token has expired or is invalid')
}

function spendToken(
  service: AuthService,
  tokens: string[],
  type: string,
  accepted: OneTimeTokenType[],
): Verified | null {
  const {database, keys, options} = service
  for (const token of tokens) {
    const tokenDigest = digest(keys.master, token)
    const found = findOneTimeToken(database, tokenDigest, accepted)
    if (!found) continue
    const user = requireUser(database, found.userId)
    const lifetime = textTypes.has(type) ? textCodeLifetime : options.mailLinkLifetime
    const age = Date.now() - Date.parse(sentAt(user, found.type) ?? '')
    if (!(age <= lifetime * 1000)) continue

    deleteOneTimeToken(database, tokenDigest)
    const verifiedType = type === 'email' ? typeOfMail(found.type) : type
    const verified = confirm(service, user, verifiedType)
    return {type: verifiedType, user: verified && updateProviders(database, verified.id)}
  }
  return null
}

function sentAt(user: UserRecord, type: OneTimeTokenType): string | null {
  switch (type) {
    case 'signup':
      return user.confirmationSentAt
    case 'recovery':
      return user.recoverySentAt
    case 'email_change_current':
    case 'email_change_new':
      return user.emailChangeSentAt
    case 'phone_change':
      return user.phoneChangeSentAt
    case 'reauthentication':
      return user.reauthenticationSentAt
  }
}

function typeOfMail(type: OneTimeTokenType): string {
  return type === 'signup' ? 'signup' : 'magiclink'
}

/** Null when the other mail is still to be confirmed. */
function confirm(
  {database, options}: AuthService,
  user: UserRecord,
  type: string,
): UserRecord | null {
  switch (type) {
    case 'signup':
    case 'invite':
      verifyEmailIdentities(database, user)
      return confirmEmail(database, user)
    case 'sms':
      return confirmPhone(database, user)
    case 'phone_change':
      return applyPhoneChange(database, user, user.newPhone ?? '')
    case 'email_change':
      if (!options.autoconfirm && !user.isEmailChangeHalfConfirmed && user.email !== null) {
        saveUser(database, {...user, isEmailChangeHalfConfirmed: true})
        return null
      }
      return applyEmailChange(database, user, user.newEmail ?? '')
    default:
      deleteOneTimeTokens(database, user.id)
      return user.emailConfirmedAt === null ? confirmEmail(database, user) : user
  }
}
