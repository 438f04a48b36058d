import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {clientIp, objectField, parseEmail, readJson, textField} from '../http/request.ts'
import {type MailTarget, sendEmailChange} from '../mail/mailer.ts'
import {sendPhoneOtp} from '../mail/text-messages.ts'
import {hasVerifiedFactor} from '../mfa/factors.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {requireUserOfToken} from '../sessions/require-session.ts'
import {deleteOtherSessions, deleteSessionsOf, type SessionRecord} from '../sessions/sessions.ts'
import {digest, tokenHash} from '../store/secrets.ts'
import {applyEmailChange, applyPhoneChange} from '../users/contact-change.ts'
import {deleteOneTimeTokens, findOneTimeToken} from '../users/one-time-tokens.ts'
import {checkPassword, hashPassword, passwordMatches} from '../users/passwords.ts'
import {checkMessageChannel, parsePhone} from '../users/phone-numbers.ts'
import {userJson} from '../users/user-json.ts'
import {updateProviders} from '../users/user-lifecycle.ts'
import {
  findEmailOwner,
  findUserByPhone,
  mergeMetadata,
  requireUser,
  saveUser,
  type UserRecord,
} from '../users/users.ts'

/** An empty text means no change. */
type Changes = {email: string; phone: string; password: string; data: JsonObject}

/**
 * PUT /user: changes the password, which ends every other session, user_metadata, and the address or number, which need
 * a confirmation.
 */
export async function updateUser(service: AuthService, context: Context): Promise<Response> {
  const {database, limiter, options} = service
  const {user, session} = await requireUserOfToken(service, context)
  limiter.countCall(`user ${clientIp(context)}`, options.rateLimits.account, 300)
  const body = await readJson(context)
  const changes = parseChanges(service, user, body)
  checkAllowed(service, user, session, changes, body)
  if (changes.password !== '') {
    checkIsRecent(service, user, session, textField(body, 'nonce'))
    await checkIsNewPassword(user, changes.password)
  }

  const passwordHash = changes.password === '' ? null : await hashPassword(changes.password)
  const target = {
    redirectTo: redirectTarget(options, context),
    codeChallenge: changes.email === '' ? null : parseCodeChallenge(body),
  }
  runTransaction(database, () => {
    if (passwordHash !== null) changePassword(service, user.id, session, passwordHash)
    const current = requireUser(database, user.id)
    const userMetadata = mergeMetadata(current.userMetadata, changes.data)
    saveUser(database, {...current, userMetadata})
    if (changes.email !== '') changeEmail(service, user.id, changes.email, target)
    if (changes.phone !== '') changePhone(service, user.id, changes.phone)
  })
  return context.json(userJson(database, requireUser(database, user.id)))
}

/** Throws 400 or 422 for values that nobody can have. */
function parseChanges({options}: AuthService, user: UserRecord, body: JsonObject): Changes {
  const [email, phone] = [textField(body, 'email'), textField(body, 'phone')]
  const password = textField(body, 'password')
  const data = objectField(body, 'data')
  // As in GoTrue, a value of another type is refused before `checkAllowed` refuses any.
  objectField(body, 'app_metadata')
  const [newEmail, newPhone] = [email && parseEmail(email), phone && parsePhone(phone)]
  if (phone !== '') checkMessageChannel(textField(body, 'channel'))
  if (body.password !== undefined && body.password !== null) {
    checkPassword(password, options.minPasswordLength)
  }
  return {
    email: newEmail === user.email ? '' : newEmail,
    phone: newPhone === user.phone ? '' : newPhone,
    password,
    data,
  }
}

/** Throws, in GoTrue's order, what this user may not change. */
function checkAllowed(
  {database}: AuthService,
  user: UserRecord,
  session: SessionRecord | null,
  {email, phone, password}: Changes,
  body: JsonObject,
): void {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new ApiError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const changesSignIn = email !== '' || phone !== '' || password !== ''
  if (changesSignIn && session?.aal !== 'aal2' && hasVerifiedFactor(database, user.id)) {
    throw new ApiError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (user.isAnonymous && password !== '' && email === '' && phone === '') {
    throw new ApiError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  if (email !== '' && findEmailOwner(database, email, user)) {
    throw new ApiError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    )
  }
  if (phone !== '' && findUserByPhone(database, phone)) {
    throw new ApiError(
      422,
      'phone_exists',
      'A user with this phone number has already been registered',
    )
  }
}

/** Throws 400 or 422 for a session older than 24 hours, which sets a password only with the code of a reauthentication. */
function checkIsRecent(
  {database, keys, options}: AuthService,
  user: UserRecord,
  session: SessionRecord | null,
  nonce: string,
): void {
  if (!options.securePasswordChange) return
  if (session && Date.now() - Date.parse(session.createdAt) <= dayMs) return
  if (nonce === '') {
    throw new ApiError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  const hash = tokenHash(user.email ?? user.phone ?? '', nonce)
  const found = findOneTimeToken(database, digest(keys.master, hash), ['reauthentication'])
  const age = Date.now() - Date.parse(user.reauthenticationSentAt ?? '')
  if (found?.userId === user.id && age <= options.mailLinkLifetime * 1000) return
  throw new ApiError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

const dayMs = 24 * 60 * 60 * 1000

async function checkIsNewPassword(user: UserRecord, password: string): Promise<void> {
  if (user.passwordHash === null || !(await passwordMatches(password, user.passwordHash))) return
  throw new ApiError(
    422,
    'same_password',
    'New password should be different from the old password.',
  )
}

function changePassword(
  {database}: AuthService,
  userId: string,
  session: SessionRecord | null,
  passwordHash: string,
): void {
  deleteOneTimeTokens(database, userId)
  if (session) deleteOtherSessions(database, session)
  else deleteSessionsOf(database, userId)
  saveUser(database, {
    ...requireUser(database, userId),
    passwordHash,
    confirmationSentAt: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
  })
}

/** An anonymous user signs up by this, which autoconfirm covers; others always confirm the change. */
function changeEmail(
  service: AuthService,
  userId: string,
  email: string,
  target: MailTarget,
): void {
  const user = requireUser(service.database, userId)
  if (user.isAnonymous && service.options.autoconfirm) {
    applyEmailChange(service.database, user, email)
    updateProviders(service.database, userId)
  } else {
    sendEmailChange(service, user, email, target)
  }
}

function changePhone(service: AuthService, userId: string, phone: string): void {
  const user = requireUser(service.database, userId)
  if (service.options.autoconfirm) {
    applyPhoneChange(service.database, user, phone)
    updateProviders(service.database, userId)
  } else {
    sendPhoneOtp(service, user, phone, 'phone_change')
  }
}
