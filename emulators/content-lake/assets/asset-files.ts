import {randomUUID} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, open, rename} from 'node:fs/promises'
import {dirname, join} from 'node:path'

import {httpError} from '../http/lake-error.ts'

/** The file name of an image: hash, width, height and extension, as on Sanity's CDN. */
export const imageName = /^([a-f0-9]{40})-(\d+)x(\d+)\.([a-z0-9]{1,8})$/
const fileName = /^([a-f0-9]{40})\.([a-z0-9]{1,16})$/

/** The path of an uploaded asset. Throws 404 for a name that no upload can have or that does not exist. */
export function assetFile(dataFolder: string, dataset: string, name: string): string {
  const isAssetName = imageName.test(name) || fileName.test(name)
  const file = join(dataFolder, 'assets', dataset, name)
  if (!isAssetName || !/^[a-z0-9~_-]+$/.test(dataset) || !existsSync(file)) {
    throw httpError(404, `Asset "${name}" not found`)
  }
  return file
}

/** Writes an asset unless it exists. Throws 507 when the disk is full. */
export async function storeAsset(
  dataFolder: string,
  dataset: string,
  name: string,
  content: Uint8Array,
): Promise<void> {
  const file = join(dataFolder, 'assets', dataset, name)
  if (!existsSync(file)) await writeFileAtomically(file, content)
}

/** Writes the whole file to disk or nothing. Throws 507 when the disk is full. */
export async function writeFileAtomically(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), {recursive: true})
  const temporary = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(temporary, 'w')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull
      ? httpError(507, 'The content lake could not store the file: the disk is full.')
      : error
  }
}
