import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {oauthErrorNames} from '../http/oauth-error-names.ts'
import {redirectTarget} from '../http/redirects.ts'
import {type FlowStateMethod, issueAuthCode, latestFlowStateOf} from '../sessions/flow-states.ts'
import type {SessionRecord} from '../sessions/sessions.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {requireUser, type UserRecord} from '../users/users.ts'
import {verifyTokenHash} from '../users/verify-token.ts'
import {countVerification, halfConfirmed} from './verify.ts'

const flowMethods = new Map<string, FlowStateMethod>([
  ['signup', 'email/signup'],
  ['recovery', 'recovery'],
  ['magiclink', 'magiclink'],
  ['email_change', 'email_change'],
])

/**
 * GET /verify, the link in a mail: redirects to the site with a session in the hash, an auth code in the query (PKCE)
 * or an error in the hash. Each link works once.
 */
export async function verifyLink(service: AuthService, context: Context): Promise<Response> {
  countVerification(service, context)
  const token = context.req.query('token') ?? ''
  const type = context.req.query('type') ?? ''
  if (type === '') throw validationFailed('Verify requires a verification type')
  if (token === '') throw validationFailed('Verify requires a token or a token hash')
  const target = redirectTarget(service.options, context)
  const isPkce = token.startsWith('pkce_')

  try {
    const outcome = runTransaction(service.database, () => verify(service, token, type, isPkce))
    if (outcome === 'half confirmed') {
      return context.redirect(withParameters(target, {message: halfConfirmed}, isPkce), 303)
    }
    if ('authCode' in outcome) {
      return context.redirect(withQuery(target, {code: outcome.authCode}), 303)
    }
    return context.redirect(`${target}#${await sessionHash(service, outcome)}`, 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const name = oauthErrorNames.get(error.status)
    const parameters = {
      ...(name ? {error: name} : {}),
      error_code: error.code,
      error_description: error.message,
    }
    return context.redirect(withParameters(target, parameters, isPkce), 303)
  }
}

type SignedIn = {user: UserRecord; session: SessionRecord; type: string}

function verify(
  service: AuthService,
  token: string,
  type: string,
  isPkce: boolean,
): SignedIn | {authCode: string} | 'half confirmed' {
  const verified = verifyTokenHash(service, token, type)
  const {user} = verified
  if (!user) return 'half confirmed'
  if (!isPkce) return {user, session: startSession(service, user, 'otp'), type: verified.type}

  const method = flowMethods.get(type)
  const flow = method ? latestFlowStateOf(service.database, user.id, method) : null
  if (flow) return {authCode: issueAuthCode(service, flow, user.id, null)}
  throw new ApiError(
    400,
    'flow_state_not_found',
    'No associated flow state found. 422: No valid flow state found for user.',
  )
}

async function sessionHash(
  service: AuthService,
  {user, session, type}: SignedIn,
): Promise<URLSearchParams> {
  const current = requireUser(service.database, user.id)
  const {access_token, token_type, expires_in, expires_at, refresh_token} = await tokenResponse(
    service,
    current,
    session,
  )
  return new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: '',
    token_type,
    type,
  })
}

/** The parameters in the hash, and in the PKCE flow in the query too. */
function withParameters(
  target: string,
  parameters: {[name: string]: string},
  isPkce: boolean,
): string {
  // As GoTrue does: new URL() would add a slash to a bare origin.
  const hash = new URLSearchParams({...parameters, sb: ''})
  const [page = ''] = (isPkce ? withQuery(target, parameters) : target).split('#')
  return `${page}#${hash}`
}

function withQuery(target: string, parameters: {[name: string]: string}): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
