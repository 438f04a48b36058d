import {HttpResponse, http} from 'msw'
import {expect, onTestFinished, test, vi} from 'vitest'

import {network} from '../../../tests/support/components/mock-network.ts'
import {loadCaptcha, requestCaptchaToken} from './captcha-token.ts'

test('a script that has not come after ten seconds is given up, and asked for again by the next attempt [AUTH-17]', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const {promise: lost, resolve: lose} = Promise.withResolvers<void>()
  let asked = 0
  network.use(
    http.get(scriptUrl, async () => {
      asked += 1
      if (asked === 1) {
        await lost
        return HttpResponse.error()
      }
      return serveScript()
    }),
  )
  const failed = vi.fn<() => void>()
  loadCaptcha().catch(failed)
  await vi.advanceTimersByTimeAsync(9999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalled()
  vi.useRealTimers()
  lose()
  // For a moment the browser still answers a second request with the first, which failed.
  await expect
    .poll(() =>
      loadCaptcha().then(
        () => 'loaded',
        () => 'lost',
      ),
    )
    .toBe('loaded')
  expect(asked).toBeGreaterThan(1)
})

test.each(['error-callback', 'timeout-callback', 'unsupported-callback'] as const)(
  'a check that ends with %s fails [AUTH-17]',
  async (name) => {
    network.use(http.get(scriptUrl, serveScript))
    const turnstile = await loadCaptcha()
    const render = vi.spyOn(turnstile, 'render').mockImplementation((_, options) => {
      setTimeout(options[name])
      return 'widget'
    })
    onTestFinished(() => render.mockRestore())
    const token = requestCaptchaToken('site-key', document.createElement('div'), 'en')
    await expect(token).rejects.toThrow('could not check')
  },
)

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

function serveScript() {
  const script = 'window.turnstile = {render: () => "widget", remove: () => {}}'
  return HttpResponse.text(script, {headers: {'Content-Type': 'text/javascript'}})
}
