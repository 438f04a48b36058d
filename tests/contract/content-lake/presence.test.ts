import {afterAll, expect, onTestFinished, test} from 'vitest'
import WebSocket from 'ws'

import {startLake, studioOrigin} from './support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndForget())
const address = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`

type Socket = {
  call: (method: string, params?: object) => Promise<unknown>
  /** The next message that is no answer. */
  heard: () => Promise<unknown>
  close: () => void
}

async function open(): Promise<Socket> {
  const socket = new WebSocket(address, {origin: studioOrigin})
  onTestFinished(() => socket.terminate())
  const answers = new Map<number, (result: unknown) => void>()
  const news: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  let calls = 0
  socket.on('message', (data: Buffer) => {
    const message: {id?: number; result?: unknown} = JSON.parse(data.toString('utf8'))
    if (message.id !== undefined) return answers.get(message.id)?.(message.result)
    const next = waiting.shift()
    if (next) next(message)
    else news.push(message)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    call: (method, params = {}) =>
      new Promise((resolve) => {
        calls += 1
        answers.set(calls, resolve)
        socket.send(JSON.stringify({jsonrpc: '2.0', id: calls, method, params}))
      }),
    heard: () =>
      new Promise((resolve) => {
        const message = news.shift()
        if (message === undefined) waiting.push(resolve)
        else resolve(message)
      }),
    close: () => socket.close(),
  }
}

test('those who subscribed hear of others that come, move and leave', async () => {
  const [ann, bob] = [await open(), await open()]
  const subscription = await ann.call('presence_subscribe')
  expect(subscription).toEqual(expect.any(String))
  const news = (result: object) => ({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: {subscription, result: {i: 'local-user', ...result}},
  })
  expect(await bob.call('presence_rollcall', {session: 'bob'})).toEqual({})
  expect(await ann.heard()).toEqual(news({type: 'rollCall', session: 'bob'}))
  await bob.call('presence_announce', {data: {locations: [], sessionId: 'bob'}})
  expect(await ann.heard()).toEqual(news({type: 'state', m: {locations: [], sessionId: 'bob'}}))
  bob.close()
  expect(await ann.heard()).toEqual(news({type: 'disconnect', m: {session: 'bob'}}))
})

test('a message that makes no sense ends nothing', async () => {
  const socket = new WebSocket(address, {origin: studioOrigin})
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
  const socket = new WebSocket(address, options)
  const refused = await new Promise((resolve) => socket.once('error', resolve))
  expect(String(refused)).toContain('403')
})

test('the content lake stops while a Studio is open', async () => {
  const other = await startLake()
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/v2022-06-30/socket/production`, {
    origin: studioOrigin,
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await other.stopAndForget()
  expect(await closed).toBe(1006)
})
