import {rm} from 'node:fs/promises'

import {environment} from '../environment.ts'
import {requireFreePorts} from './dev/require-free-ports.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

await reset().catch(exitWithMessage)

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
