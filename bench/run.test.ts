import {execFile} from 'node:child_process'
import {promisify} from 'node:util'

import {expect, test} from 'vitest'

import {bareEnvironment} from '../tests/support/services/bare-environment.ts'

const run = promisify(execFile)

test('the benchmark reads the environment only after it has started its services', async () => {
  // Reading it fails for a port that is no number.
  const env = {...bareEnvironment(), SITE_PORT: 'none'}
  const ended = await run(process.execPath, ['bench/run.ts', 'nothing'], {env}).catch(
    (error: unknown) => error,
  )
  expect(ended).toMatchObject({stderr: expect.stringMatching(/^There is no part nothing\./)})
})
