import {fileURLToPath} from 'node:url'

import {createClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'

const seedData = fileURLToPath(new URL('../seed-data', import.meta.url))

type Target = {projectId: string; dataset: string; apiHost?: string | undefined; token: string}

/**
 * Loads seed-data into a dataset, local or hosted; documents with the same id are replaced. Returns how many
 * documents were written. Throws when the lake refuses one: @sanity/import says which.
 */
export async function importSeedData({apiHost, ...target}: Target): Promise<number> {
  const client = createClient({
    ...target,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })
  const {numDocs} = await sanityImport(seedData, {client, operation: 'createOrReplace'})
  return numDocs
}
