import {once} from 'node:events'
import {createServer} from 'node:net'

import {expect, onTestFinished, test} from 'vitest'

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
