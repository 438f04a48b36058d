import './terminal/load-env-file.ts'
import path from 'node:path'

import type {SanityClient} from '@sanity/client'

import {environment} from '../environment.ts'
import {askOn, isConfirmed} from './dataset/confirm.ts'
import {
  assetFilter,
  contentFilter,
  contentLakeClient,
  datasetName,
} from './dataset/content-lake-client.ts'
import {contentLakeError} from './dataset/content-lake-problem.ts'
import {type DatasetFolder, readDatasetFolder} from './dataset/dataset-folder.ts'
import {importDataset} from './dataset/import-dataset.ts'
import {seedData} from './dataset/import-seed-data.ts'
import {withoutLoopbackUrls} from './dataset/loopback-urls.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {folderArgument} from './terminal/folder-argument.ts'
import {progressLine} from './terminal/progress-line.ts'
import {readArguments} from './terminal/read-arguments.ts'

const {contentLake} = environment

await seed().catch(exitWithMessage)

/**
 * Loads seed-data, or a folder that "npm run export" wrote, into the dataset that the environment names.
 * --overwrite replaces without asking, but for the samples over a hosted dataset; --exact also removes what the folder does not have.
 */
async function seed() {
  const {values, positionals} = readArguments({
    overwrite: {type: 'boolean'},
    exact: {type: 'boolean'},
  })
  const folder = folderArgument(positionals) ?? seedData
  if (!contentLake.token) {
    throw new Error(
      'Writing to a hosted dataset needs SANITY_AUTH_TOKEN (sanity.io/manage, API, Tokens: editor).',
    )
  }
  const files = await readDatasetFolder(folder)
  const {documents, leftOut} = contentLake.hosted
    ? withoutLoopbackUrls(files.documents)
    : {documents: files.documents, leftOut: []}
  const {overwrite = false, exact = false} = values
  const load = async () => {
    const client = contentLakeClient(contentLake)
    const question = await whatIsReplaced(client, {...files, documents}, exact)
    const confirmed = await isConfirmed({
      question,
      overwrite,
      isSampleForLive: contentLake.hosted && path.resolve(folder) === path.resolve(seedData),
      isTerminal: process.stdin.isTTY,
      ask: (text) => askOn({input: process.stdin, output: process.stdout}, text),
    })
    if (!confirmed) {
      console.log('Nothing was changed.')
      return
    }
    const onProgress = progressLine('Pictures and files')
    await importDataset(folder, {...files, documents}, {client, exact, onProgress})
    console.log(`${documents.length} documents are in ${datasetName(contentLake)}.`)
    if (leftOut.length === 0) return
    console.log('\nLeft out, because they lead to your own machine. Fill them in in the Studio:')
    for (const line of leftOut) console.log(`  ${line}`)
  }
  await withContentLake(
    async () => {
      try {
        await load()
      } catch (error) {
        throw contentLakeError(error, contentLake)
      }
    },
    // Beside a restored backup the samples of the seed data would stay.
    {bringsContent: true},
  )
}

/** The question to confirm, or null when no existing document would change. */
async function whatIsReplaced(client: SanityClient, {documents}: DatasetFolder, exact: boolean) {
  const present = await client.fetch<string[]>(`*[${contentFilter}]._id`)
  const ids = new Set(documents.map(({_id}) => _id))
  const replaced = present.filter((id) => ids.has(id)).length
  const removed = exact ? present.length - replaced : 0
  const assets = exact ? await client.fetch<number>(`count(*[${assetFilter}])`) : 0
  const parts = [
    replaced > 0 && `replaces ${replaced} of them`,
    removed > 0 && `removes ${removed} of them`,
    assets > 0 && 'removes pictures and files that the folder does not have',
  ].filter(Boolean)
  if (parts.length === 0) return null
  const name = datasetName(contentLake)
  return `${name[0]?.toUpperCase()}${name.slice(1)} holds ${present.length} documents. This ${parts.join(' and ')}; "npm run export" keeps a copy first.`
}
