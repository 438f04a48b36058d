import {http, HttpResponse} from 'msw'
import {beforeEach, expect, test, vi} from 'vitest'

import {
  endpoint,
  inAMinute,
  inAnHour,
  newService,
  refusal,
  service,
  sessionOf,
  startSession,
  store,
  stored,
  userOf,
} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {setRecoveryFlag} from './recovery-flag.ts'
import {SessionManager} from './session-manager.ts'

beforeEach(newService)

test('a session whose refresh is refused for good is removed while its token is still valid [AUTH-12]', async () => {
  store('elena', inAMinute())
  network.use(http.post(endpoint('token'), () => refusal(400, 'refresh_token_not_found')))
  const session = await startSession()
  await expect.poll(() => session.state().status).toBe('signed-out')
  expect(stored()).toBe('')
})

test('a session near its end is refreshed, and the new one is stored [AUTH-12]', async () => {
  store('elena', inAMinute(), 'old refresh token')
  const refreshed = {...sessionOf('elena', inAnHour()), refresh_token: 'new refresh token'}
  network.use(http.post(endpoint('token'), () => HttpResponse.json(refreshed)))
  const session = await startSession()
  await expect.poll(stored).toContain('new refresh token')
  expect(session.state().status).toBe('signed-in')
})

test('a refresh that is refused for now keeps the session [AUTH-12]', async () => {
  store('elena', inAMinute())
  let refreshes = 0
  network.use(
    http.post(endpoint('token'), () => {
      refreshes += 1
      return refusal(429, 'over_request_rate_limit')
    }),
  )
  const session = await startSession()
  // The client answers once its own refresh is done with.
  const client = await session.client()
  await client.getSession()
  expect(refreshes).toBeGreaterThan(0)
  expect(session.state().status).toBe('signed-in')
  expect(stored()).toContain('elena')
})

test.for([
  ['too many requests', () => refusal(429, 'over_request_rate_limit')],
  ['another refresh at the same time', () => refusal(409, 'conflict')],
  ['a gateway that does not know the key', () => refusal(401, 'invalid_api_key')],
  ['the page of a proxy', () => HttpResponse.html('<p>Log in</p>', {status: 403})],
] as const)('a session whose token has run out stays after %s [AUTH-12]', async ([, answer]) => {
  store('elena', 1)
  let refreshes = 0
  network.use(
    http.post(endpoint('token'), () => {
      refreshes++
      return answer()
    }),
  )
  const session = await startSession()
  await expect.poll(() => refreshes).toBeGreaterThan(2)
  expect(session.state().status).not.toBe('signed-out')
  expect(stored()).toContain('elena')
})

test('a refused refresh leaves the session alone that another tab has stored since', async () => {
  store('elena', inAMinute())
  network.use(
    http.post(endpoint('token'), () => {
      store('elena', inAnHour(), 'newer refresh token')
      return refusal(400, 'refresh_token_already_used')
    }),
  )
  const session = await startSession()
  await expect.poll(() => session.state().status).toBe('signed-in')
  expect(stored()).toContain('newer refresh token')
})

test('a visitor who logs out while the service is slow and signs in again at once stays signed in', async () => {
  store('elena', 1)
  const slow = Promise.withResolvers<void>()
  const ended: string[] = []
  network.use(
    http.post(endpoint('token'), async ({request}) => {
      const grant = new URL(request.url).searchParams.get('grant_type')
      if (grant === 'password') return HttpResponse.json(sessionOf('marta', inAnHour()))
      await slow.promise
      return HttpResponse.json(sessionOf('elena', inAnHour()))
    }),
    http.post(endpoint('logout'), ({request}) => {
      const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.')
      ended.push(atob(claims))
      return new HttpResponse(null, {status: 204})
    }),
  )
  const session = await startSession()
  session.signOut()
  expect(session.state().status).toBe('signed-out')
  expect(stored()).toBe('')

  const client = await session.client()
  const {error} = await client.signInWithPassword({email: 'marta@example.com', password: 'x'})
  expect(error).toBeNull()
  slow.resolve()
  await expect.poll(() => ended).toHaveLength(1)
  expect(ended[0]).toContain('elena')
  expect(stored()).toContain('marta')
  expect(session.state().user?.email).toBe('marta@example.com')
})

test('with a slow clock, who logs out ends the session at the service too [AUTH-10]', async () => {
  store('elena', inAMinute())
  const refreshed = sessionOf('elena', inAnHour())
  const ended: (string | null)[] = []
  network.use(
    http.get(endpoint('user'), () => refusal(403, 'bad_jwt')),
    http.post(endpoint('token'), () => HttpResponse.json(refreshed)),
    http.post(endpoint('logout'), ({request}) => {
      ended.push(request.headers.get('authorization'))
      return new HttpResponse(null, {status: 204})
    }),
  )
  new SessionManager(service(), null).signOut()
  await expect.poll(() => ended).toEqual([`Bearer ${refreshed.access_token}`])
  expect(stored()).toBe('')
})

test('an answer that comes after another tab has logged out signs nobody in again', async () => {
  store('elena', inAnHour())
  const asked = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  network.use(
    http.put(endpoint('user'), async () => {
      asked.resolve()
      await slow.promise
      return HttpResponse.json(sessionOf('elena', inAnHour()).user)
    }),
  )
  const session = await startSession()
  await expect.poll(() => session.state().status).toBe('signed-in')
  const client = await session.client()
  const update = client.updateUser({password: 'a new password'})
  await asked.promise
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', {key: session.stored.key, newValue: null}))
  expect(session.state().status).toBe('signed-out')

  slow.resolve()
  await update
  expect(session.state().status).toBe('signed-out')
  expect(stored()).toBe('')
})

test('a page from the back/forward cache follows a log-out that it did not hear of [AUTH-10]', async () => {
  const session = await startSession()
  const client = await session.client()
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  await client.setSession(sessionOf('elena', inAnHour()))
  expect(session.state().status).toBe('signed-in')
  dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
  localStorage.clear()
  dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
  expect(session.state().status).toBe('signed-out')
})

test('where nothing can be stored, a page from the back/forward cache stays signed in', async () => {
  const session = new SessionManager(service(), null)
  vi.spyOn(session.stored, 'exists').mockReturnValue(false)
  session.start()
  const client = await session.client()
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  await client.setSession(sessionOf('elena', inAnHour()))
  dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
  dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
  expect(session.state().status).toBe('signed-in')
})

test('where nothing can be stored, who logs out ends the session at the service too [AUTH-10]', async () => {
  const session = new SessionManager(service(), null)
  vi.spyOn(session.stored, 'exists').mockReturnValue(false)
  vi.spyOn(session.stored, 'tokens').mockReturnValue(null)
  const used = sessionOf('elena', inAnHour())
  const ended: (string | null)[] = []
  network.use(
    http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))),
    http.post(endpoint('logout'), ({request}) => {
      ended.push(request.headers.get('authorization'))
      return new HttpResponse(null, {status: 204})
    }),
  )
  session.start()
  const client = await session.client()
  await client.setSession(used)
  session.signOut()
  expect(session.state().status).toBe('signed-out')
  await expect.poll(() => ended).toEqual([`Bearer ${used.access_token}`])
})

test('whoever logged out in another tab instead of choosing a new password is not asked for one at the next sign-in', async () => {
  store('elena', inAnHour())
  setRecoveryFlag('id of elena')
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  const session = await startSession()
  await expect.poll(() => session.state().step).toBe('new-password')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', {key: session.stored.key, newValue: null}))
  const client = await session.client()
  await client.setSession(sessionOf('elena', inAnHour()))
  expect(session.state()).toMatchObject({status: 'signed-in', step: null})
})
