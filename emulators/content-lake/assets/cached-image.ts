import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {basename, join} from 'node:path'

import {httpError, LakeError} from '../lake-error.ts'
import {writeWhole} from './asset-files.ts'
import type {ImageOptions} from './image-options.ts'

const underway = new Map<string, Promise<Buffer>>()

/**
 * The transformed picture: from the cache on disk, or made now. The same picture asked for twice at
 * once is made once, and no more than two are made at a time, which bounds the memory.
 */
export async function cachedImage(
  cacheFolder: string,
  file: string,
  options: ImageOptions,
  format: string,
): Promise<Buffer> {
  const wanted = JSON.stringify([basename(file), options, format])
  const name = `${createHash('sha1').update(wanted).digest('hex')}.${format}`
  const cached = join(cacheFolder, name)
  const running = underway.get(cached)
  if (running) return running
  const made = fromCache(cached).then((found) => found ?? make(cached, file, options, format))
  underway.set(cached, made)
  try {
    return await made
  } finally {
    underway.delete(cached)
  }
}

async function fromCache(cached: string): Promise<Buffer | null> {
  try {
    return await readFile(cached)
  } catch {
    return null
  }
}

async function make(
  cached: string,
  file: string,
  options: ImageOptions,
  format: string,
): Promise<Buffer> {
  await takePlace()
  try {
    // Loaded when the first picture is asked for: it takes memory and time at start.
    const {transformImage} = await import('./transform-image.ts')
    const picture = await transformImage(file, options, format)
    await writeWhole(cached, picture)
    return picture
  } catch (error) {
    if (error instanceof LakeError) throw error
    throw httpError(
      400,
      `The picture cannot be transformed: ${error instanceof Error ? error.message : ''}`,
    )
  } finally {
    givePlace()
  }
}

const waiting: (() => void)[] = []
let places = 2

function takePlace(): Promise<void> {
  if (places === 0) return new Promise((resolve) => waiting.push(resolve))
  places -= 1
  return Promise.resolve()
}

function givePlace(): void {
  const next = waiting.shift()
  if (next) next()
  else places += 1
}
