import {expect, test} from 'vitest'

import {runProgram} from './run-program.ts'

test('a program ends with its own exit code', async () => {
  expect(await runProgram('"sanity build"', ['--eval', ''])).toBe(0)
  expect(await runProgram('"sanity build"', ['--eval', 'process.exit(3)'])).toBe(3)
})

test.skipIf(process.platform === 'win32')('a program that is killed is no success', async () => {
  const killItself = `process.kill(process.pid, 'SIGKILL')`
  await expect(runProgram('"sanity build"', ['--eval', killItself])).rejects.toThrow(
    /^"sanity build" was ended by SIGKILL before it was done\./,
  )
})
