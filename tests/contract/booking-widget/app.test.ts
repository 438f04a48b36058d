import {afterAll, beforeAll, expect, test} from 'vitest'

import {createBookingWidgetApp} from '../../../emulators/booking-widget/app.ts'
import {startBookingWidget} from '../../../emulators/booking-widget/start.ts'

let widget: Awaited<ReturnType<typeof startBookingWidget>>

beforeAll(async () => {
  widget = await startBookingWidget({port: 0})
})
afterAll(async () => {
  await widget.stop()
})

test('any page can frame the form and the customer page', async () => {
  const pages = [
    ['/book', 'Pick-up address or airport'],
    ['/account', 'Your rides'],
  ] as const
  for (const [path, text] of pages) {
    const response = await fetch(widget.url + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-frame-options')).toBeNull()
    expect(response.headers.get('content-security-policy')).toBeNull()
    const html = await response.text()
    expect(html).toContain(text)
    // With a separate style sheet the form would be unstyled until it has loaded.
    expect(html).toContain('<style>:root {')
    expect(html).not.toContain('rel="stylesheet"')
  }
})

test('the page does not contain values of its URL', async () => {
  const response = await fetch(`${widget.url}/book?name=%3Cscript%3Ealert(1)%3C/script%3E`)
  expect(await response.text()).not.toContain('alert(1)')
})

test('scripts are served as JavaScript, other files are not served', async () => {
  const script = await fetch(`${widget.url}/client/booking.ts`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).not.toContain('type Step =')
  for (const path of ['/client/../app.ts', '/client/%2e%2e/app.ts', '/client/none.ts']) {
    expect((await fetch(widget.url + path)).status).toBe(404)
  }
})

test('blocked: the page forbids framing [WIDGET-1]', async () => {
  const response = await fetch(`${widget.url}/book?fault=blocked`)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})

test('error: the response is a 500 [WIDGET-1]', async () => {
  expect((await fetch(`${widget.url}/book?fault=error`)).status).toBe(500)
})

test('refused: the connection is closed without a response [WIDGET-1]', async () => {
  await expect(fetch(`${widget.url}/book?fault=refused`)).rejects.toThrow('fetch failed')
})

test('hanging: there is no response [WIDGET-1]', async () => {
  const response = fetch(`${widget.url}/book?fault=hanging`, {signal: AbortSignal.timeout(300)})
  await expect(response).rejects.toThrow(/timeout/i)
})

test('slow: the response comes after the delay [WIDGET-1]', async () => {
  const start = performance.now()
  expect((await fetch(`${widget.url}/book?fault=slow&delay=200`)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(190)
})

test('wrong origin: the form is redirected to another host, with its parameters [WIDGET-1]', async () => {
  const response = await fetch(`${widget.url}/book?pickup=MIA&fault=wrong-origin`, {
    redirect: 'manual',
  })
  expect(response.status).toBe(302)
  const redirect = new URL(response.headers.get('location') ?? '')
  expect(redirect.hostname).toBe('127.0.0.1')
  expect(redirect.searchParams.get('pickup')).toBe('MIA')
})

test('a fault can be set for all pages, and the visits can be read', async () => {
  const app = createBookingWidgetApp()
  const control = (body: unknown) =>
    app.request('/control', {method: 'POST', body: JSON.stringify(body)})
  expect((await control({mode: 'error'})).status).toBe(200)
  expect((await app.request('/book?pickup=MIA')).status).toBe(500)
  expect(await (await app.request('/control')).json()).toMatchObject({
    mode: 'error',
    visits: [{path: '/book', search: '?pickup=MIA'}],
  })
  expect((await control({mode: 'ok'})).status).toBe(200)
  expect((await app.request('/book')).status).toBe(200)
})

test.each([null, {}, {mode: 'sleepy'}, {mode: 'slow', delay: -1}, {mode: 'slow', delay: 'long'}])(
  'the fault %j is rejected with the list of valid ones',
  async (body) => {
    const response = await createBookingWidgetApp().request('/control', {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('wrong-origin')
  },
)

test('the error for a taken port names it', async () => {
  const port = Number(new URL(widget.url).port)
  await expect(startBookingWidget({port})).rejects.toThrow(
    `Port ${port}, which the booking widget needs, is taken by another program: stop that program, or set another port with BOOKING_WIDGET_PORT.`,
  )
})

test('the widget stops at once, even while a request hangs', async () => {
  const other = await startBookingWidget({port: 0})
  const hanging = fetch(`${other.url}/book?fault=hanging`).catch(() => 'ended')
  await fetch(`${other.url}/control`)
  await other.stop()
  expect(await hanging).toBe('ended')
})
