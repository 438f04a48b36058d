import {fileURLToPath} from 'node:url'

import {contentLakeClient, type Target} from './content-lake-client.ts'
import {readDatasetFolder} from './dataset-folder.ts'
import {importDataset} from './import-dataset.ts'

/** The folder of what a new dataset starts with. */
export const seedData = fileURLToPath(new URL('../../seed-data', import.meta.url))

/**
 * Loads seed-data into a local dataset; documents with the same id are replaced. Rejects, with nothing written, when
 * the lake refuses one.
 */
export async function importSeedData(target: Target): Promise<void> {
  const client = contentLakeClient(target)
  await importDataset(seedData, await readDatasetFolder(seedData), {client})
}
