import type {Context} from 'hono'

import {ApiError, OAuthError, validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {isUuid, requireSession} from '../http/request.ts'
import {
  deleteFlow,
  findFlow,
  type Flow,
  insertFlow,
  isExpired,
  issueCode,
  readChallenge,
} from '../mail/flows.ts'
import {accountOf, linkIdentity} from '../providers/external-accounts.ts'
import {readIdToken} from '../providers/id-tokens.ts'
import type {Provider} from '../providers/provider.ts'
import type {Service} from '../service.ts'
import {beginSession, tokenResponse} from '../sessions/token-response.ts'
import {transaction} from '../store/database.ts'
import {requireUser} from '../users/users.ts'
import {providerNames} from './settings.ts'

/** GET /authorize: sends the visitor to the provider. Refusals are raw JSON in the tab, as hosted. */
export function authorize(service: Service, provider: Provider, context: Context): Response {
  return context.redirect(startFlow(service, provider, context, null), 302)
}

/** GET /user/identities/authorize: the same for a signed-in user who adds an identity. */
export async function authorizeLinking(
  service: Service,
  provider: Provider,
  context: Context,
): Promise<Response> {
  const {user} = await requireSession(service, context)
  refuseWithoutLinking(service)
  const url = startFlow(service, provider, context, user.id)
  return context.req.query('skip_http_redirect') === 'true'
    ? context.json({url})
    : context.redirect(url, 302)
}

export function refuseWithoutLinking({options}: Service): void {
  if (options.manualLinking) return
  throw new ApiError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/**
 * GET /callback, where the provider sends the visitor back: leads to the site with a code (PKCE) or a
 * session in the hash. A state that nobody knows leads to the site with the error in the query.
 */
export async function callback(
  service: Service,
  provider: Provider,
  context: Context,
): Promise<Response> {
  let flow: Flow | null = null
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
  service: Service,
  provider: Provider,
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
  const flow = insertFlow(service.database, {
    provider: name,
    method: 'oauth',
    challenge: readChallenge(query),
    redirectTo: redirectTarget(service.options, context),
    linkingUserId,
  })
  return provider.authorizeUrl({
    redirect_uri: `${service.externalUrl}/callback`,
    scope: query.scopes || 'openid email profile',
    state: flow.id,
  })
}

function requireFlow({database}: Service, state: string): Flow {
  if (state === '') {
    throw new ApiError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  }
  if (!isUuid(state)) {
    throw new ApiError(400, 'bad_oauth_state', 'OAuth state parameter is invalid')
  }
  const flow = findFlow(database, state)
  if (!flow) throw new ApiError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (isExpired(flow)) throw new ApiError(400, 'bad_oauth_state', 'OAuth state has expired')
  if (flow.userId !== null) {
    throw new ApiError(400, 'flow_state_already_used', 'State has already been used')
  }
  return flow
}

async function finishFlow(
  service: Service,
  provider: Provider,
  context: Context,
  flow: Flow,
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
  const {person} = await readIdToken(service, provider, tokens.id_token, tokens.access_token)

  const outcome = transaction(database, () => {
    const {user, refusal} = flow.linkingUserId
      ? {user: linkIdentity(service, flow.linkingUserId, flow.provider, person), refusal: null}
      : accountOf(service, flow.provider, person)
    if (refusal) return {user, refusal, code: null, session: null}
    if (flow.challenge) {
      const issued = issueCode(service, flow, user.id, tokens.access_token)
      return {user, refusal, code: issued, session: null}
    }
    deleteFlow(database, flow.id)
    return {user, refusal, code: null, session: beginSession(service, user, 'oauth')}
  })
  if (outcome.code) {
    const url = new URL(flow.redirectTo)
    url.searchParams.set('code', outcome.code)
    return url.href
  }
  if (!outcome.session) throw outcome.refusal

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
  const denied = ['signup_disabled', 'provider_email_needs_verification'].includes(error.code)
  const kinds = new Map([
    [400, 'invalid_request'],
    [401, 'unauthorized_client'],
    [403, 'access_denied'],
  ])
  return new URLSearchParams({
    error: denied ? 'access_denied' : (kinds.get(error.status) ?? 'server_error'),
    error_code: error.code,
    error_description: error.message,
  })
}
