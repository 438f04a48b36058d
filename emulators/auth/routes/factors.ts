import type {Context} from 'hono'

import {ApiError, validationFailed} from '../http/api-error.ts'
import {addressOf, isUuid, readBody, requireSession, textField} from '../http/request.ts'
import {insertChallenge, markAnswered, requireChallenge} from '../mfa/challenges.ts'
import {deleteFactor, type Factor, factorsOf, markVerified} from '../mfa/factors.ts'
import {totpMatches} from '../mfa/totp.ts'
import type {Service} from '../service.ts'
import {lowerSessionsOf, type Method, raiseSession, type Session} from '../sessions/sessions.ts'
import {tokenResponse} from '../sessions/token-response.ts'
import {transaction} from '../store/database.ts'
import {digest, randomCode, sameText, unseal} from '../store/secrets.ts'
import {requireUser, type User} from '../users/users.ts'

/** POST /factors/{id}/challenge: begins one try to answer, good for five minutes by default. */
export async function challenge(service: Service, context: Context): Promise<Response> {
  const {database, options, limiter, keys, mailbox} = service
  const {factor} = await requireFactor(service, context)
  const address = addressOf(context)
  limiter.spend(`challenge ${address}`, options.rateLimits.factor, 60)
  await readBody(context)
  refuseSwitchedOff(service, factor)

  const code = factor.factor_type === 'phone' ? randomCode() : null
  if (code !== null) checkTextFrequency(factor)
  const id = transaction(database, () =>
    insertChallenge(database, factor.id, address, code && digest(keys.master, code)),
  )
  if (code !== null) {
    const text = `Your code is ${code}`
    mailbox.send({to: factor.phone ?? '', subject: text, html: `<p>${text}</p>`, text}, code)
  }
  const expiresAt = Math.floor(Date.now() / 1000) + options.challengeLifetime
  return context.json({id, type: factor.factor_type, expires_at: expiresAt})
}

/** POST /factors/{id}/verify: a right code makes the factor verified and the session aal2. */
export async function verifyFactor(service: Service, context: Context): Promise<Response> {
  const {database, options, limiter} = service
  const {user, session, factor} = await requireFactor(service, context)
  const address = addressOf(context)
  limiter.spend(`factor ${address}`, options.rateLimits.factor, 60)
  const body = await readBody(context)
  const code = textField(body, 'code')
  if (code === '') throw validationFailed('Code needs to be non-empty')
  refuseSwitchedOff(service, factor)

  const asked = requireChallenge(
    database,
    textField(body, 'challenge_id'),
    factor.id,
    address,
    options.challengeLifetime,
  )
  if (!codeMatches(service, factor, asked.codeDigest, code)) {
    throw new ApiError(
      422,
      'mfa_verification_failed',
      factor.factor_type === 'phone'
        ? 'Invalid MFA Phone code entered'
        : 'Invalid TOTP code entered',
    )
  }
  const raised = transaction(database, () => {
    markAnswered(database, asked.id)
    markVerified(database, user.id, factor)
    return raiseSession(database, session, factor.id, methodOf(factor))
  })
  return context.json(await tokenResponse(service, requireUser(database, user.id), raised))
}

/** DELETE /factors/{id}: a verified factor goes only with an aal2 session, which then falls to aal1. */
export async function unenroll(service: Service, context: Context): Promise<Response> {
  const {database} = service
  const {session, factor} = await requireFactor(service, context)
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new ApiError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  transaction(database, () => {
    deleteFactor(database, factor.id)
    lowerSessionsOf(database, factor.id, methodOf(factor))
  })
  return context.json({id: factor.id})
}

async function requireFactor(
  service: Service,
  context: Context,
): Promise<{user: User; session: Session; factor: Factor}> {
  const {user, session} = await requireSession(service, context)
  const id = context.req.param('factor_id') ?? ''
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = factorsOf(service.database, user.id).find((own) => own.id === id)
  if (!factor) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
  return {user, session, factor}
}

function codeMatches(
  {keys}: Service,
  factor: Factor,
  codeDigest: string | null,
  code: string,
): boolean {
  if (factor.sealedSecret === null) {
    return codeDigest !== null && sameText(digest(keys.master, code), codeDigest)
  }
  return totpMatches(unseal(keys.master, factor.sealedSecret), code, Date.now())
}

function methodOf({factor_type}: Factor): Method {
  return factor_type === 'phone' ? 'mfa/phone' : 'totp'
}

function refuseSwitchedOff({options}: Service, factor: Factor): void {
  if (factor.factor_type === 'phone' && !options.phoneFactors) {
    throw new ApiError(
      422,
      'mfa_phone_verify_not_enabled',
      'MFA verification is disabled for Phone',
    )
  }
}

function checkTextFrequency({last_challenged_at}: Factor): void {
  if (last_challenged_at === null) return
  const left = Math.floor((Date.parse(last_challenged_at) + 60_000 - Date.now()) / 1000)
  if (left < 0) return
  throw new ApiError(
    429,
    'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${left} seconds.`,
  )
}
