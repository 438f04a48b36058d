import {http, HttpResponse} from 'msw'
import {MemoryRouter} from 'react-router-dom'
import {expect, onTestFinished, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {refusal} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthProvider} from '../session/auth-provider.tsx'
import {SessionManager} from '../session/session-manager.ts'
import {MfaChallengeForm} from './mfa-challenge-form.tsx'

const service = {url: 'http://challenge.test', key: 'public-key'}

test('a right code is accepted when the network has changed since the form opened', async () => {
  const session = new SessionManager(service, null)
  localStorage.setItem(session.stored.key, JSON.stringify(signedIn('aal1')))
  onTestFinished(() => localStorage.clear())
  let challenges = 0
  const sent: unknown[] = []
  network.use(
    http.get(endpoint('user'), () => HttpResponse.json(user)),
    http.post(endpoint('factors/app/challenge'), () =>
      HttpResponse.json({id: `challenge ${++challenges}`, type: 'totp', expires_at: 0}),
    ),
    http.post(endpoint('factors/app/verify'), async ({request}) => {
      sent.push(await request.json())
      return sent.length > 1
        ? HttpResponse.json(signedIn('aal2'))
        : HttpResponse.json(
            {code: 'mfa_ip_address_mismatch', message: 'Addresses mismatch'},
            {status: 422, headers: {'X-Supabase-Api-Version': '2024-01-01'}},
          )
    }),
  )
  await enterCode(session)
  await expect.poll(() => session.state().status).toBe('signed-in')
  expect(sent).toEqual([
    expect.objectContaining({challenge_id: 'challenge 1', code: '123456'}),
    expect.objectContaining({challenge_id: 'challenge 2', code: '123456'}),
  ])
})

test('with a slow clock, a right code is accepted with a refreshed token [MFA-1]', async () => {
  const session = new SessionManager({...service, url: 'http://slow-clock.test'}, null)
  localStorage.setItem(session.stored.key, JSON.stringify(signedIn('aal1')))
  onTestFinished(() => localStorage.clear())
  const slow = (path: string) => `http://slow-clock.test/auth/v1/${path}`
  let isRefreshed = false
  network.use(
    http.get(slow('user'), () => HttpResponse.json(user)),
    http.post(slow('factors/app/challenge'), () =>
      HttpResponse.json({id: 'challenge', type: 'totp', expires_at: 0}),
    ),
    http.post(slow('factors/app/verify'), () =>
      isRefreshed ? HttpResponse.json(signedIn('aal2')) : refusal(403, 'bad_jwt'),
    ),
    http.post(slow('token'), () => {
      isRefreshed = true
      return HttpResponse.json(signedIn('aal1'))
    }),
  )
  await enterCode(session)
  await expect.poll(() => session.state().status).toBe('signed-in')
})

async function enterCode(session: SessionManager) {
  await render(
    <MemoryRouter>
      <AuthProvider session={session}>
        <MfaChallengeForm />
      </AuthProvider>
    </MemoryRouter>,
  )
  await page.getByLabelText('Code', {exact: true}).fill('123456')
  await page.getByRole('button', {name: 'Continue'}).click()
}

const user = {
  id: 'elena',
  email: 'elena@example.com',
  user_metadata: {},
  app_metadata: {},
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
  factors: [{id: 'app', status: 'verified', factor_type: 'totp'}],
}

function endpoint(path: string): string {
  return `${service.url}/auth/v1/${path}`
}

function signedIn(aal: string) {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
  return {
    access_token: `${encode({alg: 'ES256'})}.${encode({sub: 'elena', aal, exp: expiresAt})}.c2ln`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  }
}
