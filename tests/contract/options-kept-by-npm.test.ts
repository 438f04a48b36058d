import {spawn} from 'node:child_process'
import {once} from 'node:events'

import {expect, test} from 'vitest'

import {bareEnvironment} from '../support/services/bare-environment.ts'

test.each([
  ['seed FOLDER --replace', '--replace'],
  ['seed FOLDER --exact --replace', '--replace and --exact'],
  ['seed FOLDER --replace --exact', '--replace and --exact'],
  ['export FOLDER --replace', '--replace'],
  ['migrate --apply', '--apply'],
  ['migrate --undo FILE', '--undo'],
])(
  '"npm run %s" without the "--" that PowerShell takes away does nothing, and says so',
  async (command, kept) => {
    const {code, output} = await npmRun(command)
    expect(output).toContain(`npm has kept ${kept} for itself, so nothing was done.`)
    expect(code).toBe(1)
  },
)

async function npmRun(command: string) {
  const npm = spawn('npm', ['run', ...command.split(' ')], {
    // Nothing answers there, so that no content could change.
    env: {...bareEnvironment(), ENV_FILE: '', SANITY_API_HOST: 'http://localhost:1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  npm.stdout.on('data', (chunk) => (output += chunk))
  npm.stderr.on('data', (chunk) => (output += chunk))
  await once(npm, 'close')
  return {code: npm.exitCode, output}
}
