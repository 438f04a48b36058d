import {once} from 'node:events'
import {connect} from 'node:net'

import {afterAll, expect, onTestFinished, test} from 'vitest'
import WebSocket from 'ws'

import {startLake, studioOrigin} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const socketUrl = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`

type Socket = {
  call: (method: string, params?: object) => Promise<unknown>
  /** The next message that is not a response to a call. */
  nextNotification: () => Promise<unknown>
  close: () => void
}

async function open(): Promise<Socket> {
  const socket = new WebSocket(socketUrl, {origin: studioOrigin})
  onTestFinished(() => socket.terminate())
  const pendingCalls = new Map<number, (result: unknown) => void>()
  const notifications: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  let calls = 0
  socket.on('message', (data: Buffer) => {
    const message: {id?: number; result?: unknown} = JSON.parse(data.toString('utf8'))
    if (message.id !== undefined) return pendingCalls.get(message.id)?.(message.result)
    const next = waiting.shift()
    if (next) next(message)
    else notifications.push(message)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    call: (method, params = {}) =>
      new Promise((resolve) => {
        calls += 1
        pendingCalls.set(calls, resolve)
        socket.send(JSON.stringify({jsonrpc: '2.0', id: calls, method, params}))
      }),
    nextNotification: () =>
      new Promise((resolve) => {
        const message = notifications.shift()
        if (message === undefined) waiting.push(resolve)
        else resolve(message)
      }),
    close: () => socket.close(),
  }
}

test('subscribers are notified when others join, move and leave', async () => {
  const [ann, bob] = [await open(), await open()]
  const subscription = await ann.call('presence_subscribe')
  expect(subscription).toEqual(expect.any(String))
  const notifications = (result: object) => ({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: {subscription, result: {i: 'local-user', ...result}},
  })
  expect(await bob.call('presence_rollcall', {session: 'bob'})).toEqual({})
  expect(await ann.nextNotification()).toEqual(notifications({type: 'rollCall', session: 'bob'}))
  await bob.call('presence_announce', {data: {locations: [], sessionId: 'bob'}})
  expect(await ann.nextNotification()).toEqual(
    notifications({type: 'state', m: {locations: [], sessionId: 'bob'}}),
  )
  bob.close()
  expect(await ann.nextNotification()).toEqual(
    notifications({type: 'disconnect', m: {session: 'bob'}}),
  )
})

test('an invalid message does not end the connection', async () => {
  const socket = new WebSocket(socketUrl, {origin: studioOrigin})
  onTestFinished(() => socket.terminate())
  await new Promise((resolve) => socket.once('open', resolve))
  for (const message of ['not json', '[]', '{"method":7}', Buffer.from([0xff])])
    socket.send(message)
  const answered = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'presence_unsubscribe'}))
  expect(String(await answered)).toBe('{"jsonrpc":"2.0","id":1,"result":{}}')
})

test.for([
  {what: 'a page of another origin', options: {origin: 'http://evil.example'}},
  {what: 'a program without origin', options: {}},
  {
    what: 'a name that is not this machine',
    options: {origin: studioOrigin, headers: {host: 'evil.example'}},
  },
])('$what cannot join', async ({options}) => {
  const socket = new WebSocket(socketUrl, options)
  const refused = await new Promise((resolve) => socket.once('error', resolve))
  expect(String(refused)).toContain('403')
})

test('connections that are reset while they are refused do not end the content lake', async () => {
  const {host, hostname, port, pathname} = new URL(socketUrl)
  for (let round = 0; round < 20; round += 1) {
    const socket = connect({host: hostname, port: Number(port), family: 4})
    await once(socket, 'connect')
    const head = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://evil.example\r\n`
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    // More follows than the server reads before it answers, so the reset finds its socket open.
    socket.write(head + upgrade + 'x'.repeat(100_000), () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await lake.request('/users/me')).status).toBe(200)
})

test('the content lake stops while a Studio is open', async () => {
  const other = await startLake()
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/v2022-06-30/socket/production`, {
    origin: studioOrigin,
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await other.stopAndDelete()
  expect(await closed).toBe(1006)
})
