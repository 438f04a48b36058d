import {createServer} from 'node:http'

import {expect, test, vi} from 'vitest'

import {listenOnLoopback} from './listen-on-loopback.ts'

test('a port that the system does not let this account use is named with its variable', async () => {
  const server = createServer()
  const refusal = Object.assign(new Error('listen EACCES: permission denied'), {code: 'EACCES'})
  vi.spyOn(server, 'listen').mockImplementation(() => {
    process.nextTick(() => server.emit('error', refusal))
    return server
  })
  const service = {service: 'mail inbox', variable: 'INBOX_PORT', portTaken: 'Taken.'}
  await expect(listenOnLoopback(server, 80, service)).rejects.toThrow(
    'Port 80, which the mail inbox needs, is one that this system does not let this account use: set another one with INBOX_PORT.',
  )
})
