import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {readJson, textField} from '../http/request.ts'
import {deleteFactor, deleteStaleFactors, factorsOf, insertFactor} from '../mfa/factors.ts'
import {createTotpSecret, qrSvg, totpUri} from '../mfa/totp.ts'
import {requireNotAnonymous, requireSession} from '../sessions/require-session.ts'
import type {SessionRecord} from '../sessions/sessions.ts'
import {encrypt} from '../store/secrets.ts'
import {parsePhone} from '../users/phone-numbers.ts'
import type {UserRecord} from '../users/users.ts'

/** POST /factors: enrolls a factor: TOTP, and phone and WebAuthn if the options are on. */
export async function enroll(service: AuthService, context: Context): Promise<Response> {
  const {user, session} = await requireSession(service, context)
  requireNotAnonymous(user)
  const body = await readJson(context)
  const type = textField(body, 'factor_type')
  if (type === 'totp') return context.json(enrollTotp(service, user, session, body))
  if (type === 'phone') {
    if (!service.options.phoneFactors) {
      throw new ApiError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    }
    return context.json(enrollPhone(service, user, session, body))
  }
  if (type === 'webauthn') {
    if (!service.options.webAuthnFactors) {
      throw new ApiError(
        422,
        'mfa_webauthn_enroll_not_enabled',
        'MFA enroll is disabled for WebAuthn',
      )
    }
    return context.json(enrollWebAuthn(service, user, session, body))
  }
  throw validationFailed('factor_type needs to be totp, phone, or webauthn')
}

function enrollTotp(
  {database, keys, options}: AuthService,
  user: UserRecord,
  session: SessionRecord,
  body: JsonObject,
): JsonObject {
  const issuer = textField(body, 'issuer') || new URL(options.siteUrl).host
  const friendlyName = textField(body, 'friendly_name')
  const secret = createTotpSecret()
  const uri = totpUri(secret, issuer, user.email ?? '')
  const id = runTransaction(database, () => {
    checkEnrollment(database, user, session, friendlyName)
    return insertFactor(database, user.id, {
      type: 'totp',
      friendlyName,
      encryptedSecret: encrypt(keys.master, secret),
    })
  })
  return {
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: {qr_code: qrSvg(uri), secret, uri},
  }
}

function enrollPhone(
  {database}: AuthService,
  user: UserRecord,
  session: SessionRecord,
  body: JsonObject,
): JsonObject {
  const given = textField(body, 'phone')
  if (given === '') throw validationFailed('Phone number required to enroll Phone factor')
  const phone = parsePhone(given)
  const friendlyName = textField(body, 'friendly_name')
  const id = runTransaction(database, () => {
    for (const factor of factorsOf(database, user.id)) {
      if (factor.phone !== phone) continue
      if (factor.status === 'verified') {
        throw new ApiError(
          422,
          'mfa_verified_factor_exists',
          'A verified phone factor already exists, unenroll the existing factor to continue',
        )
      }
      deleteFactor(database, factor.id)
    }
    checkEnrollment(database, user, session, friendlyName)
    return insertFactor(database, user.id, {type: 'phone', friendlyName, phone})
  })
  return {
    id,
    type: 'phone',
    friendly_name: friendlyName,
    phone: given,
  }
}

function enrollWebAuthn(
  {database}: AuthService,
  user: UserRecord,
  session: SessionRecord,
  body: JsonObject,
): JsonObject {
  const friendlyName = textField(body, 'friendly_name')
  const id = runTransaction(database, () => {
    checkEnrollment(database, user, session, friendlyName)
    return insertFactor(database, user.id, {type: 'webauthn', friendlyName})
  })
  return {id, type: 'webauthn', friendly_name: friendlyName}
}

/** Throws as GoTrue does, in its order, when the user may not enroll. Two factors without a name conflict too. */
function checkEnrollment(
  database: AuthService['database'],
  user: UserRecord,
  session: SessionRecord,
  friendlyName: string,
): void {
  deleteStaleFactors(database)
  const factors = factorsOf(database, user.id)
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    throw new ApiError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    )
  }
  if (factors.length >= 10) {
    throw new ApiError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (session.aal !== 'aal2' && factors.some(({status}) => status === 'verified')) {
    throw new ApiError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}
