import {once} from 'node:events'
import {createServer} from 'node:net'

import {expect, onTestFinished, test} from 'vitest'

import {requireFreePorts} from './require-free-ports.ts'

test.each(['127.0.0.1', '::1'])('a port that another program has at %s is named', async (host) => {
  const port = await takePort(host)
  if (port === null) return
  await expect(requireFreePorts({site: port})).rejects.toThrow(`Port ${port}, which the site needs`)
})

test('ports that nobody has are free', async () => {
  await expect(requireFreePorts({site: 0, Studio: 0})).resolves.toBeUndefined()
})

/** Null where the machine does not have that address, as one without IPv6. */
async function takePort(host: string): Promise<number | null> {
  const server = createServer()
  onTestFinished(() => void server.close())
  server.listen(0, host)
  try {
    await once(server, 'listening')
  } catch {
    return null
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : null
}
