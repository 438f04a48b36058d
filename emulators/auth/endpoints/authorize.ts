import type {Context} from 'hono'

import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import type {LocalProvider} from '../providers/local-provider.ts'
import {insertFlowState, parseCodeChallenge} from '../sessions/flow-states.ts'
import {requireUserOfToken} from '../sessions/require-session.ts'
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
