import './load-env-file.ts'
import {spawn} from 'node:child_process'
import {once} from 'node:events'

import {environment} from '../environment.ts'
import {requireSoundSettings} from './doctor/variables.ts'
import {noTelemetry} from './studio/no-telemetry.ts'
import {sanityArguments} from './studio/sanity-arguments.ts'
import {studioEnvironment} from './studio/studio-environment.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'

await studio(process.argv.slice(2)).catch(exitWithMessage)

/** Builds or deploys the Studio for the same environment as the site. */
async function studio(words: string[]) {
  const args = sanityArguments(words, environment.studioUrl)
  requireSoundSettings()
  const child = spawn(process.execPath, [packageCommand('sanity'), ...args], {
    cwd: 'studio',
    env: {
      ...process.env,
      ...noTelemetry,
      ...studioEnvironment(environment, environment.siteUrl),
    },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code
}
