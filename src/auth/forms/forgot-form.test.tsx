import {http, HttpResponse} from 'msw'
import {MemoryRouter} from 'react-router-dom'
import {expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthProvider} from '../session/auth-provider.tsx'
import {storeReturnTo, takeReturnTo} from '../session/return-to.ts'
import {SessionManager} from '../session/session-manager.ts'
import {ForgotForm} from './forgot-form.tsx'

const service = {url: 'http://forgot.test', key: 'public-key'}
const sent = 'If there is an account with this email, we have sent a link to choose a new password.'
const unexpected = 'An unexpected error occurred. Please try again.'

/** Of a call to the service. */
let requestTimeout = new AbortController()

test.for([
  ['a second mail within a minute', () => refusal(429, 'over_email_send_rate_limit'), sent],
  ['an email that gets no mail', () => refusal(400, 'email_address_not_authorized'), sent],
  ['a mail server that fails', () => refusal(500, 'unexpected_failure'), sent],
  ['a mail server that hangs', () => refusal(504, 'request_timeout'), sent],
  ['a service that waits for it too long', answerTooLate, sent],
  ['too many requests', () => refusal(429, 'over_request_rate_limit'), 'Refused'],
  ['no answer', () => HttpResponse.error(), unexpected],
  ['a gateway without a service', () => HttpResponse.html('', {status: 503}), unexpected],
] as const)('a forgotten password: %s [LINKS-4]', async ([, answer, text]) => {
  network.use(http.post(`${service.url}/auth/v1/recover`, answer))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(requestTimeout.signal)
  onTestFinished(() => {
    timeout.mockRestore()
    requestTimeout = new AbortController()
  })
  await requestLink('/')
  const role = text === sent ? 'status' : 'alert'
  await expect.element(page.getByRole(role).filter({hasText: text})).toBeVisible()
})

test('a request that was not made on the way to a page keeps the stored return path [AUTH-8]', async () => {
  network.use(http.post(`${service.url}/auth/v1/recover`, () => HttpResponse.json({})))
  storeReturnTo('/dashboard?view=week')
  await requestLink(null)
  await expect.element(page.getByRole('status').filter({hasText: sent})).toBeVisible()
  expect(takeReturnTo()).toBe('/dashboard?view=week')
})

/** The site stops waiting first. */
function answerTooLate() {
  requestTimeout.abort(new DOMException('signal timed out', 'TimeoutError'))
  return HttpResponse.error()
}

async function requestLink(returnTo: string | null) {
  await render(
    <MemoryRouter>
      <AuthProvider session={new SessionManager(service, null)}>
        <ForgotForm returnTo={returnTo} email="" onBack={() => {}} />
      </AuthProvider>
    </MemoryRouter>,
  )
  await page.getByLabelText('Email', {exact: true}).fill('elena@example.com')
  await page.getByRole('button', {name: 'Send the link'}).click()
}

function refusal(status: number, code: string) {
  const headers = {'X-Supabase-Api-Version': '2024-01-01'}
  return HttpResponse.json({code, message: 'Refused'}, {status, headers})
}
