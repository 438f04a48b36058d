import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import {ApiError, OAuthError, validationFailed} from '../http/api-error.ts'
import {errorNames} from '../http/error-redirect.ts'
import {redirectTarget} from '../http/redirects.ts'
import {isUuid} from '../http/request.ts'
import {findOrCreateExternalUser, linkIdentity} from '../providers/external-users.ts'
import {verifyIdToken} from '../providers/id-tokens.ts'
import type {LocalProvider} from '../providers/local-provider.ts'
import type {AuthService} from '../service.ts'
import {
  deleteFlowState,
  findFlowState,
  type FlowState,
  insertFlowState,
  isFlowExpired,
  issueAuthCode,
  parseCodeChallenge,
} from '../sessions/flow-states.ts'
import {requireUserOfToken} from '../sessions/require-session.ts'
import {startSession, tokenResponse} from '../sessions/token-response.ts'
import {requireUser} from '../users/users.ts'
import {providerNames} from './settings.ts'

/** GET /authorize: redirects to the provider. As hosted, errors are shown as JSON in the tab. */
export function authorize(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
): Response {
  return context.redirect(startFlow(service, provider, context, null), 302)
}

/** GET /user/identities/authorize: the same for a signed-in user who links an identity. */
export async function authorizeLinking(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
): Promise<Response> {
  const {user} = await requireUserOfToken(service, context)
  requireManualLinking(service)
  const url = startFlow(service, provider, context, user.id)
  return context.req.query('skip_http_redirect') === 'true'
    ? context.json({url})
    : context.redirect(url, 302)
}

/** Throws 404 unless the option `manualLinking` is on. */
export function requireManualLinking({options}: AuthService): void {
  if (options.manualLinking) return
  throw new ApiError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

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

function startFlow(
  service: AuthService,
  provider: LocalProvider,
  context: Context,
  linkingUserId: string | null,
): string {
  const query = context.req.query()
  const name = (query.provider ?? '').toLowerCase()
  if (!providerNames.includes(name)) {
    throw validationFailed(`Unsupported provider: Provider ${name} could not be found`)
  }
  if (name !== 'google' || !service.options.google) {
    throw validationFailed('Unsupported provider: provider is not enabled')
  }
  const flow = insertFlowState(service.database, {
    provider: name,
    method: 'oauth',
    codeChallenge: parseCodeChallenge(query),
    redirectTo: redirectTarget(service.options, context),
    linkingUserId,
  })
  return provider.authorizeUrl({
    redirect_uri: `${service.externalUrl}/callback`,
    scope: query.scopes || 'openid email profile',
    state: flow.id,
    ...parametersForProvider(query),
  })
}

/** Everything else that the application asks of the provider, such as `prompt`, but for what GoTrue decides itself. */
function parametersForProvider(query: {[name: string]: string}): {[name: string]: string} {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name]) =>
        !['scopes', 'provider'].includes(name) && !reservedParameters.includes(name.toLowerCase()),
    ),
  )
}

const reservedParameters = [
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
]

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

  const {user: _, ...response} = await tokenResponse(
    service,
    requireUser(database, outcome.user.id),
    outcome.session,
  )
  const hash = new URLSearchParams(
    Object.entries({...response, provider_token: tokens.access_token, sb: ''}).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  )
  return `${flow.redirectTo}#${hash}`
}

function errorParameters(error: unknown): URLSearchParams {
  if (error instanceof OAuthError) {
    return new URLSearchParams({error: error.error, error_description: error.message})
  }
  if (!(error instanceof ApiError)) throw error
  const isDenied = ['signup_disabled', 'provider_email_needs_verification'].includes(error.code)
  return new URLSearchParams({
    error: isDenied ? 'access_denied' : (errorNames.get(error.status) ?? 'server_error'),
    error_code: error.code,
    error_description: error.message,
  })
}
