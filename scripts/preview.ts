import {existsSync} from 'node:fs'

import {environment} from '../environment.ts'
import {failWithSentence} from './cli/exit-with-message.ts'
import {contentLakeAtHand} from './dataset/with-content-lake.ts'
import {serveSite} from './site/serve-site.ts'

await preview().catch(failWithSentence)

/** The production build on loopback, with the headers that it will have in production. */
async function preview() {
  if (!existsSync('dist/site/index.html')) throw new Error('There is no build yet: npm run build')
  const stopContentLake = await contentLakeAtHand()
  const site = await serveSite('dist/site', environment.ports.preview)
  console.log(`The production build is on ${site.url} (Ctrl-C stops it)`)
  const stop = () => void Promise.all([site.stop(), stopContentLake()]).then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
