import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'

import {createServer} from 'vite'

import {optionsFromEnvironment} from '../emulators/auth/options.ts'
import {startEmulators} from '../emulators/start.ts'
import {environment} from '../environment.ts'
import {datasetIsEmpty} from './dataset/dataset-is-empty.ts'
import {importSeedData} from './dataset/import-seed-data.ts'
import {requireFreePorts} from './dev/require-free-ports.ts'
import {studioEnvironment} from './studio/studio-environment.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

const sanityCli = fileURLToPath(new URL('../node_modules/sanity/bin/sanity', import.meta.url))
const {contentLake, dataFolder, ports, studioUrl} = environment

await dev().catch(exitWithMessage)

/** Site, Studio and emulators with one command; Ctrl-C stops them all. */
async function dev() {
  await requireFreePorts({
    site: ports.site,
    Studio: ports.studio,
    'content lake': ports.contentLake,
    'auth emulator': ports.auth,
    'mail inbox': ports.inbox,
    'booking widget': ports.bookingWidget,
  })
  const {apiHost, projectId, dataset, token = ''} = contentLake
  const emulators = await startEmulators({
    ports,
    dataFolder,
    projectId,
    token,
    siteOrigins: [ports.site, ports.preview].map((port) => `http://localhost:${port}`),
    studioOrigins: [studioUrl],
    auth: optionsFromEnvironment(),
  })
  if (apiHost && !contentLake.hosted && (await datasetIsEmpty(apiHost, projectId, dataset))) {
    console.log('Loading the seed data …')
    await importSeedData({apiHost, projectId, dataset, token})
  }

  const studio = spawn(
    process.execPath,
    [sanityCli, 'dev', '--host', 'localhost', '--port', `${ports.studio}`],
    {
      cwd: 'studio',
      env: {
        ...process.env,
        ...studioEnvironment(environment, `http://localhost:${ports.site}`),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const site = await createServer()
  await site.listen()
  printUrls()

  const stop = async () => {
    studio.kill()
    await Promise.all([site.close(), emulators.stop()])
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
  const [code] = await once(studio, 'exit')
  if (code) throw new Error(`The Studio stopped with exit code ${code}.`)
}

function printUrls() {
  const rows: [string, string][] = [
    ['Site', `http://localhost:${ports.site}`],
    ['Studio', `http://localhost:${ports.studio}`],
    ['Content lake', contentLake.apiHost ?? `hosted project ${contentLake.projectId}`],
    ['Accounts', environment.auth.url],
    ['Mail inbox', `http://localhost:${ports.inbox}`],
    ['Booking widget', `http://localhost:${ports.bookingWidget}`],
  ]
  console.log()
  for (const [name, url] of rows) console.log(`  ${name.padEnd(16)}${url}`)
  console.log('\n  Ctrl-C stops everything.\n')
}
