import {spawn} from 'node:child_process'
import {once} from 'node:events'

import {bareEnvironment} from './bare-environment.ts'
import {freePort} from './free-port.ts'

/**
 * Runs one of the project's commands as a person or a server does, without a terminal. The environment holds
 * nothing of this process's services, nor of a developer's .env; whatever starts a local one does so on a port that is free.
 */
export async function runScript(
  script: string,
  args: string[],
  environment: Record<string, string>,
): Promise<{code: number | null; output: string}> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: {
      ...bareEnvironment(),
      ENV_FILE: 'none',
      CONTENT_LAKE_PORT: String(await freePort()),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  await once(child, 'close')
  return {code: child.exitCode, output}
}
