import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, OAuthError} from '../http/api-error.ts'
import {oauthErrorNames} from '../http/oauth-error-names.ts'
import {isUuid} from '../http/request.ts'
import {findOrCreateExternalUser, linkIdentity} from '../providers/external-users.ts'
import {verifyIdToken} from '../providers/id-tokens.ts'
import type {LocalProvider} from '../providers/local-provider.ts'
import {
  deleteFlowState,
  findFlowState,
  type FlowState,
  isFlowExpired,
  issueAuthCode,
} from '../sessions/flow-states.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {requireUser} from '../users/users.ts'

/**
 * GET /callback, to which the provider redirects: redirects to the site with an auth code in the query (PKCE) or a
 * session in the hash. For an unknown state it redirects to the site with the error in the query.
 */
export async function callback(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
): Promise<Response> {
  let flow: FlowState | null = null
  try {
    flow = requireFlow(service, context.req.query('state') ?? '')
    return context.redirect(await finishFlow(service, provider, context, flow), 302)
  } catch (error) {
    const parameters = errorParameters(error)
    const url = new URL(flow?.redirectTo ?? service.options.siteUrl)
    for (const [name, value] of parameters) url.searchParams.set(name, value)
    if (!flow) return context.redirect(url.href, 303)
    parameters.set('sb', '')
    url.hash = String(parameters)
    return context.redirect(url.href, 302)
  }
}

function requireFlow({database}: AuthService, state: string): FlowState {
  if (state === '') {
    throw new ApiError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  }
  if (!isUuid(state)) {
    throw new ApiError(400, 'bad_oauth_state', 'OAuth state parameter is invalid')
  }
  const flow = findFlowState(database, state)
  if (!flow) throw new ApiError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (isFlowExpired(flow)) throw new ApiError(400, 'bad_oauth_state', 'OAuth state has expired')
  if (flow.userId !== null) {
    throw new ApiError(400, 'flow_state_already_used', 'State has already been used')
  }
  return flow
}

async function finishFlow(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
  flow: FlowState,
): Promise<string> {
  const {database} = service
  const {error, error_description = '', code = ''} = context.req.query()
  if (error) throw new OAuthError(error, error_description)
  if (code === '') {
    throw new ApiError(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code missing',
    )
  }
  const tokens = await provider.redeem(code)
  if (!tokens) {
    throw new ApiError(
      500,
      'unexpected_failure',
      `Unable to exchange external code: ${code.slice(0, 4)}`,
    )
  }
  const {claims} = await verifyIdToken(service, provider, tokens.id_token, tokens.access_token)

  const outcome = runTransaction(database, () => {
    const {user, error: rejection} = flow.linkingUserId
      ? linkIdentity(service, requireUser(database, flow.linkingUserId), flow.provider, claims)
      : findOrCreateExternalUser(service, flow.provider, claims)
    if (rejection) return {user, error: rejection, authCode: null, session: null}
    if (flow.codeChallenge) {
      const authCode = issueAuthCode(service, flow, user.id, tokens.access_token)
      return {user, error: null, authCode, session: null}
    }
    deleteFlowState(database, flow.id)
    return {user, error: null, authCode: null, session: startSession(service, user, 'oauth')}
  })
  if (outcome.authCode) {
    const url = new URL(flow.redirectTo)
    url.searchParams.set('code', outcome.authCode)
    return url.href
  }
  if (!outcome.session) throw outcome.error
  const user = requireUser(database, outcome.user.id)
  const {user: _, ...response} = await tokenResponse(service, user, outcome.session)
  return `${flow.redirectTo}#${sessionHash({...response, provider_token: tokens.access_token})}`
}

/** The hash of a redirect with a session; GoTrue marks what it adds with `sb`. */
function sessionHash(fields: {[name: string]: string | number}): URLSearchParams {
  return new URLSearchParams(
    Object.entries({...fields, sb: ''}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  )
}

function errorParameters(error: unknown): URLSearchParams {
  if (error instanceof OAuthError) {
    return new URLSearchParams({error: error.error, error_description: error.message})
  }
  if (!(error instanceof ApiError)) throw error
  const isDenied = ['signup_disabled', 'provider_email_needs_verification'].includes(error.code)
  return new URLSearchParams({
    error: isDenied ? 'access_denied' : (oauthErrorNames.get(error.status) ?? 'server_error'),
    error_code: error.code,
    error_description: error.message,
  })
}
