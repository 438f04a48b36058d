import {createInterface} from 'node:readline/promises'

import {environment} from '../environment.ts'
import {contentLakeAtHand} from './content-lake-at-hand.ts'
import {datasetIsEmpty} from './dataset-is-empty.ts'
import {failWithSentence} from './fail-with-sentence.ts'
import {importSeedData} from './import-seed-data.ts'

await seed().catch(failWithSentence)

/** Loads seed-data into the dataset that the environment names; asks before it replaces anything. */
async function seed() {
  const {apiHost, projectId, dataset, token} = environment.contentLake
  if (!token) throw new Error('Writing to a hosted dataset needs SANITY_AUTH_TOKEN.')
  const target = apiHost ?? `project ${projectId}`
  const stopContentLake = await contentLakeAtHand()
  try {
    const empty = await datasetIsEmpty(apiHost, projectId, dataset)
    if (!empty && !(await confirmed(`Dataset "${dataset}" of ${target} holds documents.`))) {
      console.log('Nothing was changed.')
      return
    }
    const count = await importSeedData({apiHost, projectId, dataset, token})
    console.log(`${count} documents are in dataset "${dataset}" of ${target}.`)
  } finally {
    await stopContentLake()
  }
}

async function confirmed(what: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  const prompt = createInterface({input: process.stdin, output: process.stdout})
  const answer = await prompt.question(`${what} Replace those that seed-data has too? (yes/no) `)
  prompt.close()
  return answer.trim().toLowerCase() === 'yes'
}
