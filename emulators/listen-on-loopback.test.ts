import {createServer} from 'node:http'

import {expect, test, vi} from 'vitest'

import {listenOnLoopback} from './listen-on-loopback.ts'

test.each([
  [
    'another program uses',
    'EADDRINUSE',
    'Port 80, which the mail inbox needs, is taken by another program: stop that program, or set another port with INBOX_PORT.',
  ],
  [
    'the system does not let this account use',
    'EACCES',
    'Port 80, which the mail inbox needs, is one that this system does not let this account use: set another one with INBOX_PORT.',
  ],
])('a port that %s is named with its variable', async (_, code, message) => {
  const server = createServer()
  const refusal = Object.assign(new Error('listen failed'), {code})
  vi.spyOn(server, 'listen').mockImplementation(() => {
    process.nextTick(() => server.emit('error', refusal))
    return server
  })
  const inbox = {service: 'mail inbox', variable: 'INBOX_PORT'}
  await expect(listenOnLoopback(server, 80, inbox)).rejects.toThrow(message)
})
