import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {clientIp, parseEmail, readBody, textField} from '../http/request.ts'
import type {AuthService} from '../service.ts'
import {issueAuthCode, latestFlowStateOf} from '../sessions/flow-states.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {digest, emailTokenHash} from '../store/secrets.ts'
import {
  deleteOneTimeToken,
  findOneTimeToken,
  type OneTimeTokenType,
} from '../users/one-time-tokens.ts'
import {confirmUser} from '../users/user-lifecycle.ts'
import {requireUser, saveUser, type User} from '../users/users.ts'

/**
 * GET /verify, the link in a mail: redirects to the site with a session in the hash, an auth code in the query (PKCE)
 * or an error in the hash. Each link works once.
 */
export async function verifyLink(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  countCall(service, context)
  const token = context.req.query('token') ?? ''
  const type = context.req.query('type') ?? ''
  if (type === '') throw validationFailed('Verify requires a verification type')
  if (token === '') throw validationFailed('Verify requires a token or a token hash')
  const target = redirectTarget(service.options, context)
  const isPkce = token.startsWith('pkce_')

  const outcome = runTransaction(database, () => {
    const user = verificationTypes.has(type) ? useToken(service, [token], type) : null
    if (!user) return null
    if (!isPkce) return {user, session: startSession(service, user, 'otp'), authCode: null}
    const flow = latestFlowStateOf(
      database,
      user.id,
      type === 'signup' ? 'email/signup' : 'recovery',
    )
    return {user, session: null, authCode: flow && issueAuthCode(service, flow, user.id, null)}
  })

  if (outcome?.session) {
    const user = requireUser(database, outcome.user.id)
    const {access_token, token_type, expires_in, expires_at, refresh_token} = await tokenResponse(
      service,
      user,
      outcome.session,
    )
    const hash = new URLSearchParams({
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      sb: '',
      token_type,
      type,
    })
    return context.redirect(`${target}#${hash}`, 303)
  }
  if (outcome?.authCode) {
    return context.redirect(withQuery(target, {code: outcome.authCode}), 303)
  }

  const error = verificationTypes.has(type)
    ? {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      }
    : {
        error: 'invalid_request',
        error_code: 'validation_failed',
        error_description: 'Invalid email verification type',
      }
  const url = new URL(isPkce ? withQuery(target, error) : target)
  url.hash = String(new URLSearchParams({...error, sb: ''}))
  return context.redirect(url.href, 303)
}

/** POST /verify: exchanges a mailed OTP, or the token hash of a link, for a session. */
export async function verifyOtp(service: AuthService, context: Context): Promise<Response> {
  countCall(service, context)
  const body = await readBody(context)
  const type = textField(body, 'type')
  if (type === '') throw validationFailed('Verify requires a verification type')
  const otp = textField(body, 'token')
  const hash = textField(body, 'token_hash')
  if ((otp === '') === (hash === '')) {
    throw validationFailed('Verify requires either a token or a token hash')
  }
  if (hash !== '' && ['email', 'phone', 'redirect_to'].some((name) => textField(body, name))) {
    throw validationFailed('Only the token_hash and type should be provided')
  }
  if (otp !== '' && textField(body, 'email') === '') {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  const token = hash || emailTokenHash(parseEmail(textField(body, 'email')), otp)

  const outcome = runTransaction(service.database, () => {
    const user = useToken(service, hash ? [hash] : [token, `pkce_${token}`], type)
    return user && {user, session: startSession(service, user, 'otp')}
  })
  if (!outcome) {
    throw new ApiError(
      403,
      'otp_expired',
      hash ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
    )
  }
  const user = requireUser(service.database, outcome.user.id)
  return context.json(await tokenResponse(service, user, outcome.session))
}

/** Uses a mailed token and confirms its user; null when every token is unknown, used or too old. */
function useToken(service: AuthService, tokens: string[], type: string): User | null {
  const tokenTypes = verificationTypes.get(type)
  if (!tokenTypes) throw validationFailed('Invalid email verification type')
  const {database, keys, options} = service
  for (const token of tokens) {
    const tokenDigest = digest(keys.master, token)
    const found = findOneTimeToken(database, tokenDigest)
    if (!found || !tokenTypes.includes(found.type)) continue

    const user = requireUser(database, found.userId)
    const sentAt = found.type === 'signup' ? user.confirmationSentAt : user.recoverySentAt
    const age = Date.now() - Date.parse(sentAt ?? '')
    if (!(age <= options.mailLinkLifetime * 1000)) continue

    deleteOneTimeToken(database, tokenDigest)
    return user.emailConfirmedAt ? saveUser(database, user) : confirmUser(service, user)
  }
  return null
}

/** The token types that each verification type of a request accepts. */
const verificationTypes = new Map<string, OneTimeTokenType[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
])

function countCall({limiter, options}: AuthService, context: Context): void {
  limiter.countCall(`verify ${clientIp(context)}`, options.rateLimits.verify, 300)
}

function withQuery(target: string, parameters: {[name: string]: string}): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
