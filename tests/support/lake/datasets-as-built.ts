import {cp, mkdir, mkdtemp, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

/** Where a lake's folder keeps its datasets as they were when the site was built. */
const datasetsAsBuilt = 'datasets-as-built'

/** Copies a lake's datasets while nobody writes to them, for the lakes of tests. */
export function keepDatasets(lakeFolder: string): Promise<void> {
  return cp(path.join(lakeFolder, 'datasets'), path.join(lakeFolder, datasetsAsBuilt), {
    recursive: true,
    // SQLite makes this file again; a copy of it would describe the original's open connections.
    filter: (file) => !file.endsWith('-shm'),
  })
}

/** Brings the datasets that a lake's folder has kept into another data folder. */
export function restoreDatasets(original: string, dataFolder: string): Promise<void> {
  return cp(path.join(original, datasetsAsBuilt), path.join(dataFolder, 'datasets'), {
    recursive: true,
  })
}

/** A new data folder whose pictures are the original's files, which no test changes. It has no datasets yet. */
export async function folderWithSharedPictures(original: string): Promise<string> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'lake-as-built-'))
  for (const shared of ['assets', 'image-cache']) {
    await mkdir(path.join(original, shared), {recursive: true})
    await symlink(path.join(original, shared), path.join(dataFolder, shared), 'junction')
  }
  return dataFolder
}
