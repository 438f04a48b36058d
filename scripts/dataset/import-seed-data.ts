import {fileURLToPath} from 'node:url'

import {contentLakeClient, type Target} from './content-lake-client.ts'
import {readDatasetFolder} from './dataset-folder.ts'
import {importDataset} from './import-dataset.ts'

const seedData = fileURLToPath(new URL('../../seed-data', import.meta.url))

/**
 * Loads seed-data into a local dataset; documents with the same id are replaced. Returns how many documents
 * were written. Rejects, with nothing written, when the lake refuses one.
 */
export async function importSeedData(target: Target): Promise<number> {
  const client = contentLakeClient(target)
  return importDataset(seedData, await readDatasetFolder(seedData), {client})
}
