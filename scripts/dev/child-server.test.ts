import {spawn} from 'node:child_process'

import {afterEach, expect, onTestFinished, test, vi} from 'vitest'

import {freePort, isFree} from '../../tests/support/services/free-port.ts'
import {startChildServer} from './child-server.ts'

afterEach(() => vi.useRealTimers())

test('a Studio that dies, even at once, ends the command with a sentence [DEV-2]', async () => {
  const {ended} = startChildServer('Studio', ['--eval', 'process.exit(3)'], {})
  await expect(ended).rejects.toThrow(/^The Studio ended by itself \(with exit code 3\)/)
})

test('a Studio that ends without an error does so too', async () => {
  const {ended} = startChildServer('Studio', ['--eval', ''], {})
  await expect(ended).rejects.toThrow(/^The Studio ended by itself \(with exit code 0\)/)
})

test.skipIf(process.platform === 'win32')('a Studio that is killed does so too', async () => {
  const killItself = `process.kill(process.pid, 'SIGKILL')`
  const {ended} = startChildServer('Studio', ['--eval', killItself], {})
  await expect(ended).rejects.toThrow(/^The Studio ended by itself \(by SIGKILL\)/)
})

test('what a Studio complains of has its name before it', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const {ended} = startChildServer('Studio', ['--eval', `console.error('no\\nroom')`], {})
  await expect(ended).rejects.toThrow(/exit code 0/)
  await vi.waitFor(() => expect(complain.mock.calls).toEqual([['Studio: no'], ['Studio: room']]))
  complain.mockRestore()
})

test('stopping it is no such end, and leaves nothing behind', async () => {
  const listeners = process.listenerCount('exit')
  const {ended, stop} = startChildServer('Studio', ['--eval', 'setInterval(() => {}, 1000)'], {})
  await stop()
  await expect(ended).resolves.toBeUndefined()
  expect(process.listenerCount('exit')).toBe(listeners)
})

test.skipIf(process.platform === 'win32').each([
  ['takes its time has ended', 'setTimeout(process.exit, 200, 0)'],
  ['does not end within five seconds is killed', ''],
])('stopping waits until a Studio that %s [DEV-1]', async (_, onTerminate) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const slowToEnd = `process.once('SIGTERM', () => { ${onTerminate} })
    setInterval(() => {}, 1000)
    console.error("pid", String(process.pid))`
  const {stop} = startChildServer('Studio', ['--eval', slowToEnd], {})
  await expect.poll(() => said.mock.calls.length, {timeout: 10_000}).toBe(1)
  const pid = Number(/pid (\d+)/.exec(String(said.mock.lastCall))?.[1])
  said.mockRestore()

  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const stopped = stop()
  if (onTerminate === '') await vi.advanceTimersByTimeAsync(5_000)
  await stopped
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a Studio ends with the command that started it, even one that is killed [DEV-1]', async () => {
  const port = await freePort()
  const module = new URL('child-server.ts', import.meta.url).href
  const server = `require('node:http').createServer().listen(${port}, '127.0.0.1')
    setTimeout(process.exit, 60_000, 0)`
  const program = `
    import {startChildServer} from ${JSON.stringify(module)}
    startChildServer('Studio', ['--eval', ${JSON.stringify(server)}], {})`
  const command = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'ignore',
  })
  onTestFinished(() => void command.kill('SIGKILL'))
  await expect.poll(() => isFree(port), {timeout: 30_000}).toBe(false)
  command.kill('SIGKILL')
  await expect.poll(() => isFree(port), {timeout: 30_000}).toBe(true)
})
