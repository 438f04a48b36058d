import type {Context} from 'hono'

import {ApiError, validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {addressOf, checkEmail, readBody, textField} from '../http/request.ts'
import {issueCode, latestFlowOf} from '../mail/flows.ts'
import type {MailKind} from '../mail/mails.ts'
import type {Service} from '../service.ts'
import {beginSession, tokenResponse} from '../sessions/token-response.ts'
import {transaction} from '../store/database.ts'
import {text} from '../store/rows.ts'
import {digest, mailToken} from '../store/secrets.ts'
import {confirmAccount} from '../users/accounts.ts'
import {requireUser, saveUser, type User} from '../users/users.ts'

/**
 * GET /verify, the link of a mail: leads back to the site with a session in the hash, with a code in
 * the query (PKCE), or with an error in the hash. Each link works once.
 */
export async function verifyLink(service: Service, context: Context): Promise<Response> {
  const {database} = service
  limit(service, context)
  const token = context.req.query('token') ?? ''
  const type = context.req.query('type') ?? ''
  if (type === '') throw validationFailed('Verify requires a verification type')
  if (token === '') throw validationFailed('Verify requires a token or a token hash')
  const target = redirectTarget(service.options, context)
  const isPkce = token.startsWith('pkce_')

  const outcome = transaction(database, () => {
    const owner = mailKinds.has(type) ? useToken(service, [token], type) : null
    if (!owner) return null
    if (!isPkce) return {owner, session: beginSession(service, owner, 'otp'), code: null}
    const flow = latestFlowOf(database, owner.id, type === 'signup' ? 'email/signup' : 'recovery')
    return {owner, session: null, code: flow && issueCode(service, flow, owner.id, null)}
  })

  if (outcome?.session) {
    const user = requireUser(database, outcome.owner.id)
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
  if (outcome?.code) return context.redirect(withQuery(target, {code: outcome.code}), 303)

  const error = mailKinds.has(type)
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

/** POST /verify: a mailed code, or the hash of a link, for a session. */
export async function verifyCode(service: Service, context: Context): Promise<Response> {
  limit(service, context)
  const body = await readBody(context)
  const type = textField(body, 'type')
  if (type === '') throw validationFailed('Verify requires a verification type')
  const code = textField(body, 'token')
  const hash = textField(body, 'token_hash')
  if ((code === '') === (hash === '')) {
    throw validationFailed('Verify requires either a token or a token hash')
  }
  if (code !== '' && textField(body, 'email') === '') {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  const token = hash || mailToken(checkEmail(textField(body, 'email')), code)

  const begun = transaction(service.database, () => {
    const user = useToken(service, hash ? [hash] : [token, `pkce_${token}`], type)
    return user && {user, session: beginSession(service, user, 'otp')}
  })
  if (!begun) {
    throw new ApiError(
      403,
      'otp_expired',
      hash ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
    )
  }
  const user = requireUser(service.database, begun.user.id)
  return context.json(await tokenResponse(service, user, begun.session))
}

/** Uses a mailed token up and confirms its account; null when it is unknown, used or too old. */
function useToken(service: Service, tokens: string[], type: string): User | null {
  const kinds = mailKinds.get(type)
  if (!kinds) throw validationFailed('Invalid email verification type')
  const {database, keys, options} = service
  for (const token of tokens) {
    const row = database
      .prepare('select user_id, kind from mail_tokens where digest = ?')
      .get(digest(keys.master, token))
    const kind = row && kinds.find((allowed) => allowed === text(row, 'kind'))
    if (!row || !kind) continue

    const user = requireUser(database, text(row, 'user_id'))
    const sentAt = kind === 'signup' ? user.confirmationSentAt : user.recoverySentAt
    const age = Date.now() - Date.parse(sentAt ?? '')
    if (!(age <= options.mailLinkLifetime * 1000)) continue

    database.prepare('delete from mail_tokens where digest = ?').run(digest(keys.master, token))
    return user.emailConfirmedAt ? saveUser(database, user) : confirmAccount(service, user)
  }
  return null
}

const mailKinds = new Map<string, MailKind[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['email', ['signup', 'recovery']],
])

function limit({limiter, options}: Service, context: Context): void {
  limiter.spend(`verify ${addressOf(context)}`, options.rateLimits.verify, 300)
}

function withQuery(target: string, parameters: {[name: string]: string}): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
