import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'

import {environment} from '../environment.ts'
import {studioEnvironment} from './studio/studio-environment.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

const sanityCli = fileURLToPath(new URL('../node_modules/sanity/bin/sanity', import.meta.url))

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
  const child = spawn(process.execPath, [sanityCli, command, ...rest], {
    cwd: 'studio',
    env: {...process.env, ...studioEnvironment(environment, new URL(environment.siteUrl).origin)},
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code
}
