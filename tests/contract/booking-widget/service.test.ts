import {afterAll, beforeAll, expect, test} from 'vitest'

import {createBookingWidget} from '../../../emulators/booking-widget/service.ts'
import {startBookingWidget} from '../../../emulators/booking-widget/start.ts'

let widget: Awaited<ReturnType<typeof startBookingWidget>>

beforeAll(async () => {
  widget = await startBookingWidget({port: 0})
})
afterAll(async () => {
  await widget.stop()
})

test('the form and the customer page may be framed by anybody', async () => {
  const pages = [
    ['/book', 'Pick-up address or airport'],
    ['/account', 'Your rides'],
  ] as const
  for (const [path, text] of pages) {
    const answer = await fetch(widget.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toBeNull()
    const html = await answer.text()
    expect(html).toContain(text)
    // A style sheet of its own would leave the form without style until it is there.
    expect(html).toContain('<style>:root {')
    expect(html).not.toContain('rel="stylesheet"')
  }
})

test('the form never repeats what stands in its address', async () => {
  const answer = await fetch(`${widget.url}/book?name=%3Cscript%3Ealert(1)%3C/script%3E`)
  expect(await answer.text()).not.toContain('alert(1)')
})

test('its scripts arrive as JavaScript; nothing else of the folder does', async () => {
  const script = await fetch(`${widget.url}/client/booking.ts`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).not.toContain('type Step =')
  for (const path of ['/client/../service.ts', '/client/%2e%2e/service.ts', '/client/none.ts']) {
    expect((await fetch(widget.url + path)).status).toBe(404)
  }
})

test('blocked: the page forbids every frame', async () => {
  const answer = await fetch(`${widget.url}/book?fault=blocked`)
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})

test('error: the page answers 500', async () => {
  expect((await fetch(`${widget.url}/book?fault=error`)).status).toBe(500)
})

test('refused: the connection ends without an answer', async () => {
  await expect(fetch(`${widget.url}/book?fault=refused`)).rejects.toThrow('fetch failed')
})

test('hanging: no answer comes', async () => {
  const answer = fetch(`${widget.url}/book?fault=hanging`, {signal: AbortSignal.timeout(300)})
  await expect(answer).rejects.toThrow(/timeout/i)
})

test('slow: the answer comes after the delay', async () => {
  const start = performance.now()
  expect((await fetch(`${widget.url}/book?fault=slow&delay=200`)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(190)
})

test('wrong origin: the form answers from another host, with its parameters', async () => {
  const answer = await fetch(`${widget.url}/book?pickup=MIA&fault=wrong-origin`, {
    redirect: 'manual',
  })
  expect(answer.status).toBe(302)
  const elsewhere = new URL(answer.headers.get('location') ?? '')
  expect(elsewhere.hostname).toBe('127.0.0.1')
  expect(elsewhere.searchParams.get('pickup')).toBe('MIA')
})

test('a fault can be set for all pages, and what was visited can be read', async () => {
  const service = createBookingWidget()
  const control = (body: unknown) =>
    service.request('/control', {method: 'POST', body: JSON.stringify(body)})
  expect((await control({mode: 'error'})).status).toBe(200)
  expect((await service.request('/book?pickup=MIA')).status).toBe(500)
  expect(await (await service.request('/control')).json()).toMatchObject({
    mode: 'error',
    visits: [{path: '/book', search: '?pickup=MIA'}],
  })
  expect((await control({mode: 'ok'})).status).toBe(200)
  expect((await service.request('/book')).status).toBe(200)
})

test.each([null, {}, {mode: 'sleepy'}, {mode: 'slow', delay: -1}, {mode: 'slow', delay: 'long'}])(
  'the fault %j is refused with the list of those that exist',
  async (body) => {
    const answer = await createBookingWidget().request('/control', {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain('wrong-origin')
  },
)

test('a second widget on the same port is refused with a sentence that names the port', async () => {
  const port = Number(new URL(widget.url).port)
  await expect(startBookingWidget({port})).rejects.toThrow(
    `The booking widget cannot start: port ${port} is taken.`,
  )
})

test('it stops at once, also while an answer hangs', async () => {
  const other = await startBookingWidget({port: 0})
  const hanging = fetch(`${other.url}/book?fault=hanging`).catch(() => 'ended')
  await fetch(`${other.url}/control`)
  await other.stop()
  expect(await hanging).toBe('ended')
})
