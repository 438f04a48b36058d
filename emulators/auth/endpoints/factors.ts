import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {clientIp, isUuid, readJson, textField, uuidField} from '../http/request.ts'
import {checkFrequency} from '../mail/frequency.ts'
import {sendText} from '../mail/text-messages.ts'
import {insertChallenge, markChallengeVerified, requireChallenge} from '../mfa/challenges.ts'
import {deleteFactor, type FactorRecord, factorsOf, markFactorVerified} from '../mfa/factors.ts'
import {totpMatches} from '../mfa/totp.ts'
import {requireNotAnonymous, requireSession} from '../sessions/require-session.ts'
import {
  downgradeToAal1,
  type AuthMethod,
  upgradeToAal2,
  type SessionRecord,
} from '../sessions/sessions.ts'
import {tokenResponse} from '../sessions/token-response.ts'
import {digest, generateOtp, equalInConstantTime, decrypt} from '../store/secrets.ts'
import {checkMessageChannel} from '../users/phone-numbers.ts'
import {requireUser, type UserRecord} from '../users/users.ts'

/** POST /factors/{id}/challenge: creates a challenge, valid for five minutes by default; texts a code to a phone. */
export async function challenge(service: AuthService, context: Context): Promise<Response> {
  const {database, options, limiter, keys, inbox} = service
  const {factor} = await requireFactor(service, context)
  const ipAddress = clientIp(context)
  limiter.countCall(`challenge ${ipAddress}`, options.rateLimits.factor, 60)
  requireFactorTypeEnabled(service, factor)
  // GoTrue reads the body for phones alone.
  if (factor.factor_type === 'phone') {
    checkMessageChannel(textField(await readJson(context), 'channel'))
  }

  const code = factor.factor_type === 'phone' ? generateOtp() : null
  if (code !== null) {
    checkFrequency(factor.last_challenged_at, 60, 'over_sms_send_rate_limit')
  }
  const id = runTransaction(database, () =>
    insertChallenge(database, factor.id, ipAddress, code && digest(keys.master, code)),
  )
  if (code !== null) sendText(inbox, factor.phone ?? '', code)
  const expiresAt = Math.floor(Date.now() / 1000) + options.challengeLifetime
  return context.json({id, type: factor.factor_type, expires_at: expiresAt})
}

/** POST /factors/{id}/verify: a correct code verifies the factor and upgrades the session to aal2. */
export async function verifyFactor(service: AuthService, context: Context): Promise<Response> {
  const {database, options, limiter} = service
  const {user, session, factor} = await requireFactor(service, context)
  const ipAddress = clientIp(context)
  limiter.countCall(`factor ${ipAddress}`, options.rateLimits.factor, 60)
  const body = await readJson(context)
  const challengeId = uuidField(body, 'challenge_id')
  const code = textField(body, 'code')
  if (code === '') throw validationFailed('Code needs to be non-empty')
  requireFactorTypeEnabled(service, factor)

  const pending = requireChallenge(
    database,
    challengeId,
    factor.id,
    ipAddress,
    options.challengeLifetime,
  )
  if (!codeMatches(service, factor, pending.codeDigest, code)) {
    throw new ApiError(
      422,
      'mfa_verification_failed',
      factor.factor_type === 'phone'
        ? 'Invalid MFA Phone code entered'
        : 'Invalid TOTP code entered',
    )
  }
  const upgraded = runTransaction(database, () => {
    markChallengeVerified(database, pending.id)
    markFactorVerified(database, user.id, factor)
    return upgradeToAal2(database, session, factor.id, authMethodOf(factor))
  })
  return context.json(await tokenResponse(service, requireUser(database, user.id), upgraded))
}

/** DELETE /factors/{id}: unenrolling a verified factor needs an aal2 session, which is downgraded to aal1. */
export async function unenroll(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const {session, factor} = await requireFactor(service, context)
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new ApiError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  runTransaction(database, () => {
    deleteFactor(database, factor.id)
    downgradeToAal1(database, factor.id, authMethodOf(factor))
  })
  return context.json({id: factor.id})
}

async function requireFactor(
  service: AuthService,
  context: Context,
): Promise<{user: UserRecord; session: SessionRecord; factor: FactorRecord}> {
  const {user, session} = await requireSession(service, context)
  requireNotAnonymous(user)
  const id = context.req.param('factor_id') ?? ''
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = factorsOf(service.database, user.id).find((own) => own.id === id)
  if (!factor) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
  return {user, session, factor}
}

function codeMatches(
  {keys}: AuthService,
  factor: FactorRecord,
  codeDigest: string | null,
  code: string,
): boolean {
  if (factor.encryptedSecret === null) {
    return codeDigest !== null && equalInConstantTime(digest(keys.master, code), codeDigest)
  }
  return totpMatches(decrypt(keys.master, factor.encryptedSecret), code, Date.now())
}

function authMethodOf({factor_type}: FactorRecord): AuthMethod {
  return factor_type === 'phone' ? 'mfa/phone' : 'totp'
}

function requireFactorTypeEnabled({options}: AuthService, {factor_type: type}: FactorRecord): void {
  if (type === 'webauthn') {
    throw new ApiError(
      422,
      'mfa_webauthn_verify_not_enabled',
      'MFA verification is disabled for WebAuthn',
    )
  }
  if (type === 'phone' && !options.phoneFactors) {
    throw new ApiError(
      422,
      'mfa_phone_verify_not_enabled',
      'MFA verification is disabled for Phone',
    )
  }
}
