import {randomBytes} from 'node:crypto'

import type {Hono} from 'hono'

import {httpError} from '../http/api-error.ts'
import type {LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {localUser} from '../local-user.ts'
import {baseUrlOf} from '../options.ts'

const sessionLifetime = 60_000 // ms

/** The Studio's sign-in: a list of providers, a redirect with a session id, and the token for that id. */
export function signInEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  const {studioOrigins, token} = lake.options
  const sessions = new Map<string, number>()

  app.get('/users/me', (context) => context.json(context.get('access').signedIn ? localUser : {}))

  app.get('/users/:ids', (context) => {
    const ids = context.req.param('ids').split(',')
    const users = ids.filter((id) => id === localUser.id).map(() => localUser)
    if (ids.length > 1) return context.json(users)
    const [user] = users
    if (!user) throw httpError(404, 'User not found')
    return context.json(user)
  })

  app.get('/auth/id', (context) => {
    if (!context.get('access').signedIn) throw httpError(401, 'Session not found')
    return context.json({id: localUser.id})
  })

  app.get('/auth/providers', (context) =>
    context.json({
      providers: [
        {
          name: 'local',
          title: localUser.name,
          url: `${baseUrlOf(lake.options)}/v1/auth/login/local`,
        },
      ],
      thirdPartyLogin: false,
      sso: {},
    }),
  )

  app.get('/auth/login/local', (context) => {
    const requested = context.req.query('origin') ?? studioOrigins[0] ?? ''
    const target = URL.parse(requested)
    // The session id can be exchanged for the token.
    if (!target || !studioOrigins.includes(target.origin)) {
      throw httpError(403, 'Sign-in is only for the Studio')
    }
    for (const [id, end] of sessions) if (end < Date.now()) sessions.delete(id)
    const session = randomBytes(24).toString('hex')
    sessions.set(session, Date.now() + sessionLifetime)
    target.hash = `sid=${session}`
    return context.redirect(target.href, 302)
  })

  app.get('/auth/fetch', (context) => {
    const session = context.req.query('sid') ?? ''
    const isValid = (sessions.get(session) ?? 0) > Date.now()
    sessions.delete(session)
    if (!isValid) throw httpError(401, 'Session not found')
    return context.json({token, label: 'local'})
  })

  app.post('/auth/logout', (context) => context.json({ok: true}))
}
