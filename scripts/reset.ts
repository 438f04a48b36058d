import {rm} from 'node:fs/promises'

import {environment} from '../environment.ts'
import {failWithSentence} from './cli/exit-with-message.ts'
import {requireFreePorts} from './cli/require-free-ports.ts'

await reset().catch(failWithSentence)

/** Empties what the emulators keep; the next start loads the seed data again. */
async function reset() {
  const {dataFolder, ports} = environment
  await requireFreePorts({
    'content lake (it must not run while its data is removed)': ports.contentLake,
    'auth emulator (it must not run while its data is removed)': ports.auth,
  })
  await rm(dataFolder, {recursive: true, force: true})
  console.log(`${dataFolder} is empty; the next start loads the seed data.`)
}
