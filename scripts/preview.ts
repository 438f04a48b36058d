import './terminal/load-env-file.ts'
import {existsSync} from 'node:fs'

import {environment} from '../environment.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {requireFreePorts} from './dev/require-free-ports.ts'
import {untilStopped} from './dev/until-stopped.ts'
import {serveSite} from './site/serve-site.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

await preview().catch(exitWithMessage)

/** The production build on loopback, with the headers that it will have in production. */
async function preview() {
  await requireFreePorts({'production build': environment.ports.preview})
  if (!existsSync('dist/site/index.html')) throw new Error('There is no build yet: npm run build')
  await withContentLake(
    async () => {
      const site = await serveSite('dist/site', environment.ports.preview)
      console.log(`The production build is on ${site.url} (Ctrl-C stops it)`)
      await untilStopped()
      await site.stop()
    },
    {isServer: true},
  )
  process.exit(0)
}
