import type {Context} from 'hono'

import {isObject, type JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {clientIp, readBody, textField} from '../http/request.ts'
import {hasVerifiedFactor} from '../mfa/factors.ts'
import type {AuthService} from '../service.ts'
import {requireSession} from '../sessions/require-session.ts'
import {deleteOtherSessions, deleteSession, deleteSessionsOf} from '../sessions/sessions.ts'
import {deleteOneTimeTokens} from '../users/one-time-tokens.ts'
import {checkPassword, hashPassword, passwordMatches} from '../users/passwords.ts'
import {mergeMetadata, requireUser, saveUser, type User, userJson} from '../users/users.ts'

/** GET /user: the signed-in user. */
export async function getUser(service: AuthService, context: Context): Promise<Response> {
  const {user} = await requireSession(service, context)
  return context.json(userJson(service.database, user))
}

/** PUT /user: changes the password and user_metadata. A new password ends every other session. */
export async function updateUser(service: AuthService, context: Context): Promise<Response> {
  const {database, limiter, options} = service
  const {user, session} = await requireSession(service, context)
  limiter.countCall(`user ${clientIp(context)}`, options.rateLimits.account, 300)
  const body = await readBody(context)
  rejectUnsupportedChanges(user, body)

  const password = textField(body, 'password')
  if (body.password !== undefined && body.password !== null) {
    checkPassword(password, options.minPasswordLength)
    if (session.aal !== 'aal2' && hasVerifiedFactor(database, user.id)) {
      throw new ApiError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
    }
    if (user.passwordHash !== null && (await passwordMatches(password, user.passwordHash))) {
      throw new ApiError(
        422,
        'same_password',
        'New password should be different from the old password.',
      )
    }
  }
  const passwordHash = password === '' ? null : await hashPassword(password)
  const data = isObject(body.data) ? body.data : {}

  const updated = runTransaction(database, () => {
    const current = requireUser(database, user.id)
    if (passwordHash !== null) {
      deleteOneTimeTokens(database, user.id)
      deleteOtherSessions(database, session)
    }
    return saveUser(database, {
      ...current,
      ...(passwordHash === null
        ? {}
        : {passwordHash, confirmationSentAt: null, recoverySentAt: null}),
      userMetadata: mergeMetadata(current.userMetadata, data),
    })
  })
  return context.json(userJson(database, updated))
}

/** POST /logout: scope `local` ends this session, `others` all others, `global` all. Their access tokens end too. */
export async function signOut(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const {session} = await requireSession(service, context)
  const scope = context.req.query('scope') || 'global'
  if (scope === 'local') deleteSession(database, session.id)
  else if (scope === 'others') deleteOtherSessions(database, session)
  else if (scope === 'global') deleteSessionsOf(database, session.userId)
  else throw validationFailed(`Unsupported logout scope "${scope}"`)
  return context.body(null, 204)
}

/** The emulator cannot change email addresses or phone numbers, which the site does not offer: throws 501. */
function rejectUnsupportedChanges(user: User, body: JsonObject): void {
  const email = textField(body, 'email').toLowerCase()
  if ((email !== '' && email !== user.email) || textField(body, 'phone') !== '') {
    throw new ApiError(
      501,
      'unexpected_failure',
      'The auth emulator does not change addresses or phone numbers',
    )
  }
  if (isObject(body.app_metadata)) {
    throw new ApiError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
}
