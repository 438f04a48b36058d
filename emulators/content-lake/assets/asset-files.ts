import {randomUUID} from 'node:crypto'
import {existsSync, readdirSync, rmSync, statSync} from 'node:fs'
import {mkdir, open, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'

import {httpError} from '../http/api-error.ts'

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

/**
 * Removes the parts of files that a process was writing when it was killed. Another content lake may share the
 * folder, so what is younger than an hour stays.
 */
export function removeStaleParts(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = join(folder, name)
    if (!name.endsWith(partSuffix)) continue
    const age = Date.now() - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? Date.now())
    if (age > partLifetime) rmSync(file, {force: true})
  }
}

const partSuffix = '.part'
const partLifetime = 3_600_000 // ms

/** Writes the whole file to disk or nothing. Throws 507 when the disk is full. */
export async function writeFileAtomically(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), {recursive: true})
  const temporary = `${file}.${randomUUID()}${partSuffix}`
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
    await rm(temporary, {force: true})
    // Windows does not replace a file that is being read; under a name made of its content it is the same one.
    if (statSync(file, {throwIfNoEntry: false})?.isFile()) return
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull
      ? httpError(507, 'The content lake could not store the file: the disk is full.')
      : error
  }
}
