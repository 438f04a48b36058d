import {expect, test} from 'vitest'

import {startChildServer} from './child-server.ts'

const options = {stdio: 'ignore'} as const

test('a Studio that dies, even at once, ends the command with a sentence', async () => {
  const {ended} = startChildServer('The Studio', ['--eval', 'process.exit(3)'], options)
  await expect(ended).rejects.toThrow(/^The Studio ended by itself \(with exit code 3\)/)
})

test('a Studio that ends without an error does so too', async () => {
  const {ended} = startChildServer('The Studio', ['--eval', ''], options)
  await expect(ended).rejects.toThrow(/^The Studio ended by itself \(with exit code 0\)/)
})

test.skipIf(process.platform === 'win32')('a Studio that is killed does so too', async () => {
  const killItself = `process.kill(process.pid, 'SIGKILL')`
  const {ended} = startChildServer('The Studio', ['--eval', killItself], options)
  await expect(ended).rejects.toThrow(/^The Studio ended by itself \(by SIGKILL\)/)
})

test('stopping it is no such end, and leaves nothing behind', async () => {
  const listeners = process.listenerCount('exit')
  const {ended, stop} = startChildServer(
    'The Studio',
    ['--eval', 'setInterval(() => {}, 1000)'],
    options,
  )
  stop()
  await expect(ended).resolves.toBeUndefined()
  expect(process.listenerCount('exit')).toBe(listeners)
})
