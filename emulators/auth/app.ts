import {type Context, Hono} from 'hono'
import {cors} from 'hono/cors'

import {isForeignWrite, isLoopbackOrigin, loopbackHostsOnly} from '../loopback-only.ts'
import type {AuthService} from './auth-service.ts'
import {authorize, authorizeLinking} from './endpoints/authorize.ts'
import {callback} from './endpoints/callback.ts'
import {enroll} from './endpoints/enroll.ts'
import {challenge, unenroll, verifyFactor} from './endpoints/factors.ts'
import {featuresOff, oauthGrants, requireAdmin} from './endpoints/features-off.ts'
import {sendMagicLink, sendOtp} from './endpoints/otp.ts'
import {reauthenticate} from './endpoints/reauthenticate.ts'
import {recover} from './endpoints/recover.ts'
import {resend} from './endpoints/resend.ts'
import {health, settings} from './endpoints/settings.ts'
import {signUp} from './endpoints/signup.ts'
import {token} from './endpoints/token.ts'
import {unlinkIdentity} from './endpoints/unlink-identity.ts'
import {updateUser} from './endpoints/update-user.ts'
import {getUser, signOut} from './endpoints/user.ts'
import {verifyLink} from './endpoints/verify-link.ts'
import {verifyOtp} from './endpoints/verify.ts'
import {jwks, openIdConfiguration} from './endpoints/well-known.ts'
import {ApiError} from './http/api-error.ts'
import {errorResponse} from './http/error-response.ts'
import {LocalProvider} from './providers/local-provider.ts'

type Handler = (service: AuthService, context: Context) => Response | Promise<Response>

/** Every endpoint of the auth service, with the paths of GoTrue behind Supabase's gateway. */
export function createAuthApp(service: AuthService): Hono {
  const app = new Hono()
  const provider = new LocalProvider(service)

  app.use(loopbackHostsOnly)
  app.use(crossOrigin)
  app.use(async (context, next) => {
    // Mail scanners send HEAD requests, which must not use up a one-time link.
    if (context.req.raw.method === 'HEAD') return context.body(null, 405)
    if (isForeignWrite(context)) {
      throw new ApiError(403, 'no_authorization', 'A page of another machine may change nothing')
    }
    checkApiKey(service, context)
    await next()
  })

  const auth = app.basePath('/auth/v1')
  for (const [path, handlers] of Object.entries(endpoints(provider))) {
    for (const [method, handler] of Object.entries(handlers)) {
      auth.on(method, path, (context) => handler(service, context))
    }
    auth.all(path, (context) => context.body(null, 405, {Allow: Object.keys(handlers).join(', ')}))
  }
  auth.all('/user/oauth/grants', (context) => oauthGrants(service, context))
  for (const path of ['/invite', '/admin/*']) {
    auth.all(path, (context) => requireAdmin(service, context))
  }
  for (const [path, error] of Object.entries(featuresOff)) {
    auth.all(`${path}/*`, () => {
      throw error()
    })
  }
  auth.route('/provider', provider.app)

  app.notFound((context) => context.text('404 page not found', 404))
  app.onError((error, context) => errorResponse(context, error))
  return app
}

function endpoints(provider: LocalProvider): {[path: string]: {[method: string]: Handler}} {
  const withProvider =
    (
      handler: (
        service: AuthService,
        provider: LocalProvider,
        context: Context,
      ) => ReturnType<Handler>,
    ): Handler =>
    (service, context) =>
      handler(service, provider, context)
  return {
    '/health': {GET: (_service, context) => health(context)},
    '/settings': {GET: settings},
    '/.well-known/jwks.json': {GET: jwks},
    '/.well-known/openid-configuration': {GET: openIdConfiguration},
    '/signup': {POST: signUp},
    '/token': {POST: withProvider(token)},
    '/otp': {POST: sendOtp},
    '/magiclink': {POST: sendMagicLink},
    '/verify': {GET: verifyLink, POST: verifyOtp},
    '/recover': {POST: recover},
    '/resend': {POST: resend},
    '/reauthenticate': {GET: reauthenticate},
    '/user': {GET: getUser, PUT: updateUser},
    '/logout': {POST: signOut},
    '/factors': {POST: enroll},
    '/factors/:factor_id': {DELETE: unenroll},
    '/factors/:factor_id/challenge': {POST: challenge},
    '/factors/:factor_id/verify': {POST: verifyFactor},
    '/authorize': {GET: withProvider(authorize)},
    '/callback': {GET: withProvider(callback)},
    '/user/identities/authorize': {GET: withProvider(authorizeLinking)},
    '/user/identities/:identity_id': {DELETE: unlinkIdentity},
  }
}

const crossOrigin = cors({
  // A hosted project lets every page read. Not the plain text, with which the responses would lack `Vary`.
  origin: (origin) => (isLoopbackOrigin(origin) ? '*' : null),
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'X-Client-IP',
    'X-Client-Info',
    'X-JWT-AUD',
    'x-use-cookie',
    'X-Supabase-Api-Version',
    'apikey',
  ],
  exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
  maxAge: 3600,
})

/** The check of a hosted project's gateway: only paths that browsers open directly need no `apikey`. */
function checkApiKey({options}: AuthService, context: Context): void {
  if (options.anonKey === '' || pathsWithoutKey.test(context.req.path)) return
  const key = context.req.header('apikey') ?? context.req.query('apikey')
  if (key === undefined) throw new ApiError(401, 'no_api_key', 'No API key found in request')
  if (key !== options.anonKey) throw new ApiError(401, 'invalid_api_key', 'Invalid API key')
}

const pathsWithoutKey =
  /^\/auth\/v1\/(verify|callback|authorize|provider\/.*|\.well-known\/.*|health)$/
