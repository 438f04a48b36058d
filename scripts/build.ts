import {parseArgs} from 'node:util'

import {environment} from '../environment.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {buildSite} from './site/build-site.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

// Whatever a shell or a host has set: with React's development version the pages could not be rendered.
process.env['NODE_ENV'] = 'production'
await build().catch(exitWithMessage)

/** Builds the site into `dist/site`, or into another folder than `dist` that --output names. */
async function build() {
  const {values} = parseArgs({options: {output: {type: 'string', default: 'dist'}}})
  if (environment.contentLake.hosted && !process.env['SITE_URL']) {
    throw new Error(
      'A build for a hosted dataset needs SITE_URL, the URL of the site: canonical URLs and sharing tags are made from it.',
    )
  }
  const {folder, pages} = await withContentLake(() => buildSite(values.output))
  console.log(`${pages} pages in ${folder}`)
}
