import {http, HttpResponse} from 'msw'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'

import {
  endpoint,
  inAnHour,
  newService,
  sessionOf,
  startSession,
  store,
  stored,
  tokenOf,
  userOf,
} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {keepAccount, switchAccount, verifyMailLink} from './mail-link-actions.ts'

beforeEach(newService)

test('a link of the same account signs in without a question', async () => {
  store('elena', inAnHour())
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  const session = await startWithMailLink()
  await expect.poll(() => session.state().mailLinkResult).toBe('followed')
  expect(session.state().accountChoice).toBeNull()
  expect(stored()).toContain('of the link')
})

test('a link of another account ends at the service when the visitor stays', async () => {
  store('elena', inAnHour())
  let logouts = 0
  network.use(
    http.get(endpoint('user'), () => HttpResponse.json(userOf('marta'))),
    http.post(endpoint('logout'), () => {
      logouts++
      return new HttpResponse(null, {status: 204})
    }),
  )
  const session = await startWithMailLink()
  await expect
    .poll(() => session.state().accountChoice)
    .toEqual({current: 'elena@example.com', offered: 'marta@example.com'})
  expect(stored()).toContain('elena')
  keepAccount(session)
  await expect.poll(() => logouts).toBe(1)
  expect(session.state().user?.email).toBe('elena@example.com')
  expect(stored()).not.toContain('marta')
})

test('where the browser stores nothing more, the question of a link ends and signs nobody in', async () => {
  store('elena', inAnHour())
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('marta'))))
  const session = await startWithMailLink()
  await expect.poll(() => session.state().accountChoice).not.toBeNull()
  fillStorage()
  await switchAccount(session)
  expect(session.state()).toMatchObject({accountChoice: null, status: 'unavailable'})
})

test('where the browser stores nothing more, the button of a mail ends in the offer to try again, which works', async () => {
  network.use(
    http.post(endpoint('verify'), () => HttpResponse.json(sessionOf('elena', inAnHour()))),
    http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))),
  )
  const session = await startSession({kind: 'token', tokenHash: 'x', type: 'signup'})
  const emptyStorage = fillStorage()
  await verifyMailLink(session)
  expect(session.state()).toMatchObject({unverifiedMailLink: null, status: 'unavailable'})
  emptyStorage()
  session.retry()
  await expect.poll(() => session.state().accountChoice?.offered).toBe('elena@example.com')
  await switchAccount(session)
  expect(session.state()).toMatchObject({status: 'signed-in'})
  expect(stored()).toContain('elena')
})

/** Stores nothing more until the end of the test, or until the function is called that it returns. */
function fillStorage(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const restore = () => {
    full.mockRestore()
    log.mockRestore()
  }
  onTestFinished(restore)
  return restore
}

/** With a mail link. Only the service knows whose tokens it brings. */
function startWithMailLink() {
  return startSession({
    kind: 'session',
    accessToken: tokenOf('elena', inAnHour()),
    refreshToken: 'of the link',
    choosesPassword: false,
  })
}
