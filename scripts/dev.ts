import './terminal/load-env-file.ts'
import {setTimeout} from 'node:timers/promises'

import {createServer} from 'vite'

import {optionsFromEnvironment} from '../emulators/auth/options.ts'
import {startEmulators} from '../emulators/start.ts'
import {environment} from '../environment.ts'
import {datasetIsEmpty} from './dataset/dataset-is-empty.ts'
import {importSeedData} from './dataset/import-seed-data.ts'
import {startChildServer} from './dev/child-server.ts'
import {requireFreePorts} from './dev/require-free-ports.ts'
import {untilStopped} from './dev/until-stopped.ts'
import {requireWellFormedUrls} from './doctor/variables.ts'
import {noTelemetry} from './studio/no-telemetry.ts'
import {studioEnvironment} from './studio/studio-environment.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'

const {contentLake, dataFolder, ports, studioUrl} = environment

await dev().catch(exitWithMessage)

/** Site, Studio and emulators with one command; Ctrl-C stops them all. */
async function dev() {
  requireWellFormedUrls()
  await requireFreePorts({
    site: ports.site,
    Studio: ports.studio,
    'content lake': ports.contentLake,
    'auth emulator': ports.auth,
    'mail inbox': ports.inbox,
    'booking widget': ports.bookingWidget,
  })
  const {hosted, projectId, dataset, token = ''} = contentLake
  const emulators = await startEmulators({
    ports,
    dataFolder,
    projectId,
    dataset,
    token,
    siteOrigins: [ports.site, ports.preview].map((port) => `http://localhost:${port}`),
    studioOrigins: [studioUrl],
    auth: optionsFromEnvironment(),
  })
  if (!hosted && (await datasetIsEmpty(contentLake))) {
    console.log('Loading the seed data …')
    await importSeedData(contentLake)
  }

  const site = await createServer()
  const studio = startChildServer(
    'Studio',
    [packageCommand('sanity'), 'dev', '--host', 'localhost', '--port', `${ports.studio}`],
    {
      cwd: 'studio',
      env: {
        ...process.env,
        ...noTelemetry,
        ...studioEnvironment(environment, `http://localhost:${ports.site}`),
      },
    },
  )
  void untilStopped()
    .then(() => Promise.all([studio.stop(), site.close(), emulators.stop()]))
    .finally(() => process.exit(0))
  await Promise.all([site.listen().then(printUrls), studio.ended, sayWhenStudioIsReady()])
}

/** The site answers at once; the Studio takes some seconds longer. */
async function sayWhenStudioIsReady() {
  const url = `http://localhost:${ports.studio}`
  const answers = () =>
    fetch(url).then(
      ({ok}) => ok,
      () => false,
    )
  while (!(await answers())) await setTimeout(500)
  console.log(`Studio: ready at ${url}`)
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
