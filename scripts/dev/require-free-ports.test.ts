import {once} from 'node:events'
import {createServer, Server} from 'node:net'

import {expect, onTestFinished, test, vi} from 'vitest'

import {freePort, isFree} from '../../tests/support/services/free-port.ts'
import {requireFreePorts} from './require-free-ports.ts'

test.each(['127.0.0.1', '::1', '0.0.0.0', '::'])(
  'a port that another program has at %s is named',
  async (host) => {
    const port = await takePort(host)
    if (port === null) return
    await expect(requireFreePorts({site: port})).rejects.toThrow(
      `Port ${port}, which the site needs`,
    )
  },
)

test('ports that nobody has are free, and stay so', async () => {
  const [site, studio] = [await freePort(), await freePort()]
  await expect(requireFreePorts({site, Studio: studio})).resolves.toBeUndefined()
  expect([await isFree(site), await isFree(studio)]).toEqual([true, true])
})

test('a port that the system does not let this account use is named with its variable', async () => {
  const port = await freePort()
  vi.spyOn(Server.prototype, 'listen').mockImplementation(refuse)
  await expect(requireFreePorts({Studio: port})).rejects.toThrow(
    `Port ${port}, which the Studio needs, is one that this system does not let this account use: set another one with STUDIO_PORT.`,
  )
})

/** As Windows does for the ports that it reserves. */
function refuse(this: Server): Server {
  const error = Object.assign(new Error('listen EACCES: permission denied'), {code: 'EACCES'})
  process.nextTick(() => this.emit('error', error))
  return this
}

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
