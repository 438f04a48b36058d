import {spawn} from 'node:child_process'
import {once} from 'node:events'

import {environment} from '../environment.ts'
import {noTelemetry} from './studio/no-telemetry.ts'
import {studioEnvironment} from './studio/studio-environment.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'

await studio(process.argv.slice(2)).catch(exitWithMessage)

/** Builds or deploys the Studio for the same environment as the site. */
async function studio([command, ...rest]: string[]) {
  if (command !== 'build' && command !== 'deploy') {
    throw new Error(
      'Say what to do with the Studio: "npm run studio build" or "npm run studio deploy".',
    )
  }
  if (environment.contentLake.hosted && !process.env['SITE_URL']) {
    throw new Error(
      'A Studio for a hosted dataset needs SITE_URL, the URL of the site: it shows the pages from there.',
    )
  }
  const child = spawn(process.execPath, [packageCommand('sanity'), command, ...rest], {
    cwd: 'studio',
    env: {
      ...process.env,
      ...noTelemetry,
      ...studioEnvironment(environment, new URL(environment.siteUrl).origin),
    },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code
}
