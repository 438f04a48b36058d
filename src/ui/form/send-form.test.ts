import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import {json} from 'node:stream/consumers'

import {expect, onTestFinished, test, vi} from 'vitest'

import {sendForm} from './send-form.ts'

test('what was typed is posted as JSON with the name of its form [FORM-4]', async () => {
  const received: unknown[] = []
  const endpoint = await serve(async (request, response) => {
    const {accept, 'content-type': type} = request.headers
    received.push(request.method, accept, type, await json(request))
    response.end()
  })
  expect(await sendForm(endpoint, {form: 'newsletter', email: 'a@b.co'})).toBe(true)
  expect(received).toEqual([
    'POST',
    'application/json',
    'application/json',
    {form: 'newsletter', email: 'a@b.co'},
  ])
})

test.each([200, 201, 202, 204])('an answer %i means that it was taken [FORM-4]', async (status) => {
  const endpoint = await serve((_, response) => response.writeHead(status).end())
  expect(await sendForm(endpoint, {form: 'contact'})).toBe(true)
})

test.each([400, 404, 500])('an answer %i means that it was not taken [FORM-4]', async (status) => {
  const endpoint = await serve((_, response) => response.writeHead(status).end())
  expect(await sendForm(endpoint, {form: 'contact'})).toBe(false)
})

test('where nothing answers it was not taken', async () => {
  expect(await sendForm('http://127.0.0.1:1', {form: 'contact'})).toBe(false)
})

test('after 10 seconds without an answer it was not taken [FORM-4]', async () => {
  const asked = Promise.withResolvers<void>()
  const endpoint = await serve(() => asked.resolve())
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  let taken: boolean | undefined
  const sending = sendForm(endpoint, {form: 'contact'}).then((answer) => (taken = answer))
  await asked.promise
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  expect(taken).toBeUndefined()
  limit.abort()
  await sending
  expect(taken).toBe(false)
})

test('what is on its way is sent to its end although the page is closed', async () => {
  const endpoint = await serve((_, response) => response.end())
  const send = vi.spyOn(globalThis, 'fetch')
  await sendForm(endpoint, {form: 'contact'})
  expect(send).toHaveBeenCalledExactlyOnceWith(endpoint, expect.objectContaining({keepalive: true}))
})

test('without an endpoint nothing is sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  expect(await sendForm('', {form: 'contact'})).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
