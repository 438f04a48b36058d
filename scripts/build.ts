import {parseArgs} from 'node:util'

import {environment} from '../environment.ts'
import {failWithSentence} from './cli/exit-with-message.ts'
import {contentLakeAtHand} from './dataset/with-content-lake.ts'
import {buildSite} from './site/build-site.ts'
import {idsInWebhook, publishedIds} from './site/changed-ids.ts'
import {updateSite} from './site/update-site.ts'

// Whatever a shell or a host has set: with React's development version the pages could not be rendered.
process.env['NODE_ENV'] = 'production'
await build().catch(failWithSentence)

/** `build`, `build --changed <id>…` or `build --webhook <file, or - for the standard input>`. */
async function build() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      webhook: {type: 'string'},
      output: {type: 'string', default: 'dist'},
    },
  })
  const {changed, webhook, output} = values
  if (environment.contentLake.hosted && !process.env['SITE_URL']) {
    throw new Error(
      'A build for a hosted dataset needs SITE_URL, the address of the site: canonical addresses and sharing tags are made from it.',
    )
  }
  if (changed !== positionals.length > 0) {
    throw new Error('Name the changed documents after --changed: --changed vehicle-s550 rates')
  }
  const ids = webhook === undefined ? publishedIds(positionals) : await idsInWebhook(webhook)
  const stopContentLake = await contentLakeAtHand()
  try {
    if (ids.length === 0 || !(await update(output, ids))) {
      const {folder, pages} = await buildSite(output)
      console.log(`${pages} pages in ${folder}`)
    }
  } finally {
    await stopContentLake()
  }
}

/** Whether the last build could be brought up to date. */
async function update(output: string, ids: string[]): Promise<boolean> {
  const result = await updateSite(output)
  if (typeof result === 'string') {
    console.log(`${result} The whole site is built.`)
    return false
  }
  const written = [...result.pages, ...result.files]
  console.log(
    written.length > 0
      ? `${ids.join(', ')}: ${written.length} files anew: ${written.join(', ')}`
      : `${ids.join(', ')}: nothing of it shows on the site, which stays as it was.`,
  )
  return true
}
