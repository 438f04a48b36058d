import {type Context, Hono} from 'hono'
import {cors} from 'hono/cors'

import {loopbackHostsOnly} from '../loopback-only.ts'
import {ApiError} from './http/api-error.ts'
import {errorResponse} from './http/error-response.ts'
import {LocalProvider} from './providers/local-provider.ts'
import {authorize, authorizeLinking, callback} from './routes/authorize.ts'
import {enroll} from './routes/enroll.ts'
import {challenge, unenroll, verifyFactor} from './routes/factors.ts'
import {recover, resend} from './routes/recover.ts'
import {health, jwks, settings} from './routes/settings.ts'
import {signUp} from './routes/signup.ts'
import {token} from './routes/token.ts'
import {unlinkIdentity} from './routes/unlink-identity.ts'
import {getUser, signOut, updateUser} from './routes/user.ts'
import {verifyOtp, verifyLink} from './routes/verify.ts'
import type {AuthService} from './service.ts'

/** Every route of the auth service, with the paths of GoTrue behind Supabase's gateway. */
export function createAuthApp(service: AuthService): Hono {
  const app = new Hono()
  const provider = new LocalProvider(service)
  const route = (handler: Handler) => (context: Context) => handler(service, context)
  const withProvider = (handler: ProviderHandler) => (context: Context) =>
    handler(service, provider, context)

  app.use(loopbackHostsOnly)
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: allowedHeaders,
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
      maxAge: 3600,
    }),
  )
  app.use(async (context, next) => {
    // Mail scanners send HEAD requests, which must not use up a one-time link.
    if (context.req.raw.method === 'HEAD') return context.body(null, 405)
    checkApiKey(service, context)
    await next()
  })

  const auth = app.basePath('/auth/v1')
  auth.get('/health', health)
  auth.get('/settings', route(settings))
  auth.get('/.well-known/jwks.json', route(jwks))
  auth.post('/signup', route(signUp))
  auth.post('/token', withProvider(token))
  auth.get('/verify', route(verifyLink))
  auth.post('/verify', route(verifyOtp))
  auth.post('/recover', route(recover))
  auth.post('/resend', route(resend))
  auth.get('/user', route(getUser))
  auth.put('/user', route(updateUser))
  auth.post('/logout', route(signOut))
  auth.post('/factors', route(enroll))
  auth.post('/factors/:factor_id/challenge', route(challenge))
  auth.post('/factors/:factor_id/verify', route(verifyFactor))
  auth.delete('/factors/:factor_id', route(unenroll))
  auth.get('/authorize', withProvider(authorize))
  auth.get('/callback', withProvider(callback))
  auth.get('/user/identities/authorize', withProvider(authorizeLinking))
  auth.delete('/user/identities/:identity_id', route(unlinkIdentity))
  auth.route('/provider', provider.app)

  app.notFound((context) => context.text('404 page not found', 404))
  app.onError((error, context) => errorResponse(context, error))
  return app
}

type Handler = (service: AuthService, context: Context) => Response | Promise<Response>
type ProviderHandler = (
  service: AuthService,
  provider: LocalProvider,
  context: Context,
) => Response | Promise<Response>

const allowedHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'x-use-cookie',
  'X-Supabase-Api-Version',
  'apikey',
]

/** The check of a hosted project's gateway: only paths that browsers open directly need no `apikey`. */
function checkApiKey({options}: AuthService, context: Context): void {
  if (options.anonKey === '' || pathsWithoutKey.test(context.req.path)) return
  const key = context.req.header('apikey') ?? context.req.query('apikey')
  if (key === undefined) throw new ApiError(401, 'no_api_key', 'No API key found in request')
  if (key !== options.anonKey) throw new ApiError(401, 'invalid_api_key', 'Invalid API key')
}

const pathsWithoutKey =
  /^\/auth\/v1\/(verify|callback|authorize|provider\/.*|\.well-known\/.*|health)$/
