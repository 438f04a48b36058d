import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {clientIp, parseEmail, readJson, textField} from '../http/request.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {tokenHash} from '../store/secrets.ts'
import {parsePhone} from '../users/phone-numbers.ts'
import {requireUser} from '../users/users.ts'
import {verifyCode, verifyTokenHash, type Verified} from '../users/verify-token.ts'

/** What the first of the two mails about a new address answers. */
export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** POST /verify: exchanges a code of a mail or text message, or the token hash of a link, for a session. */
export async function verifyOtp(service: AuthService, context: Context): Promise<Response> {
  countVerification(service, context)
  const verify = parseVerification(service, await readJson(context))
  const outcome = runTransaction(service.database, () => {
    const {user} = verify()
    return user && {user, session: startSession(service, user, 'otp')}
  })
  if (!outcome) return context.json({msg: halfConfirmed, code: '200'})
  const user = requireUser(service.database, outcome.user.id)
  return context.json(await tokenResponse(service, user, outcome.session))
}

/** Counts a verification from the IP of a request. Throws 429 `over_request_rate_limit` above the limit. */
export function countVerification({limiter, options}: AuthService, context: Context): void {
  limiter.countCall(`verify ${clientIp(context)}`, options.rateLimits.verify, 300)
}

/**
 * What verifies the token in the body, to be called in a transaction. Throws 400 or 422, in GoTrue's order, unless the body
 * has a type and one token with what belongs to it.
 */
function parseVerification(service: AuthService, body: JsonObject): () => Verified {
  const [type, otp, hash] = [
    textField(body, 'type'),
    textField(body, 'token'),
    textField(body, 'token_hash'),
  ]
  const [email, phone] = [textField(body, 'email'), textField(body, 'phone')]
  if (type === '') throw validationFailed('Verify requires a verification type')
  if ((otp === '') === (hash === '')) {
    throw validationFailed('Verify requires either a token or a token hash')
  }
  if (hash !== '') {
    if (email !== '' || phone !== '' || textField(body, 'redirect_to') !== '') {
      throw validationFailed('Only the token_hash and type should be provided')
    }
    return () => verifyTokenHash(service, hash, type)
  }
  if ((email === '') === (phone === '')) {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  if (phone !== '') {
    const ofPhone = tokenHash(parsePhone(phone), otp)
    return () => verifyCode(service, ofPhone, type, 'text')
  }
  const ofEmail = tokenHash(parseVerifiedEmail(email), otp)
  return () => verifyCode(service, ofEmail, type, 'mail')
}

/** Only here a malformed address has a status and message of its own. */
function parseVerifiedEmail(email: string): string {
  try {
    return parseEmail(email)
  } catch {
    throw new ApiError(422, 'validation_failed', 'Invalid email format')
  }
}
