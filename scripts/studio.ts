import './terminal/load-env-file.ts'
import {environment} from '../environment.ts'
import {requireSoundStudioSettings} from './doctor/variables.ts'
import {commandLineEnvironment} from './studio/command-line-environment.ts'
import {sanityArguments} from './studio/sanity-arguments.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'
import {runProgram} from './terminal/run-program.ts'

await studio(process.argv.slice(2)).catch(exitWithMessage)

/** Builds or deploys the Studio for the same environment as the site. */
async function studio(words: string[]) {
  const args = sanityArguments(words, environment.studioUrl)
  requireSoundStudioSettings()
  process.exitCode = await runProgram(`"sanity ${args[0]}"`, [packageCommand('sanity'), ...args], {
    cwd: 'studio',
    env: commandLineEnvironment(process.env, environment),
  })
}
