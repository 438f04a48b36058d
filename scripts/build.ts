import {environment} from '../environment.ts'
import {buildSite} from './build-site.ts'
import {contentLakeAtHand} from './content-lake-at-hand.ts'
import {failWithSentence} from './fail-with-sentence.ts'

await build().catch(failWithSentence)

async function build() {
  if (environment.contentLake.hosted && !process.env['SITE_URL']) {
    throw new Error(
      'A build for a hosted dataset needs SITE_URL, the address of the site: canonical addresses and sharing tags are made from it.',
    )
  }
  const stopContentLake = await contentLakeAtHand()
  try {
    const {folder, pages} = await buildSite('dist')
    console.log(`${pages} pages in ${folder}`)
  } finally {
    await stopContentLake()
  }
}
