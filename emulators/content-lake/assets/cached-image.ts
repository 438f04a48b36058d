import {createHash} from 'node:crypto'
import {readdir, readFile, rm, stat} from 'node:fs/promises'
import {basename, dirname, join} from 'node:path'

import {httpError, ApiError} from '../http/api-error.ts'
import {writeFileAtomically} from './asset-files.ts'
import type {ImageOptions} from './image-options.ts'

/** Some 100 MB; the site's own pictures take a tenth of it. */
const maxCachedImages = 3000

const inProgress = new Map<string, Promise<Buffer>>()

/**
 * The transformed image, from the cache on disk or computed now. Simultaneous requests for one image share the
 * work, and at most two images are transformed at a time, which limits memory. The cache keeps about
 * `maxImages`. Throws 400 for an image that cannot be transformed.
 */
export async function cachedImage(
  cacheFolder: string,
  file: string,
  options: ImageOptions,
  format: string,
  maxImages = maxCachedImages,
): Promise<Buffer> {
  const key = JSON.stringify([basename(file), options, format])
  const name = `${createHash('sha1').update(key).digest('hex')}.${format}`
  const cached = join(cacheFolder, name)
  const pending = inProgress.get(cached)
  if (pending) return pending
  const image = readCache(cached).then(async (found) => {
    if (found) return found
    const transformed = await transform(file, options, format)
    // On a full disk it is made again for the next request.
    await keep(cached, transformed, maxImages).catch(() => undefined)
    return transformed
  })
  inProgress.set(cached, image)
  try {
    return await image
  } finally {
    inProgress.delete(cached)
  }
}

async function readCache(cached: string): Promise<Buffer | null> {
  try {
    return await readFile(cached)
  } catch {
    return null
  }
}

async function keep(cached: string, image: Buffer, maxImages: number): Promise<void> {
  await writeFileAtomically(cached, image)
  await removeOldest(dirname(cached), maxImages)
}

/** Leaves nine tenths of `maxImages` when there are more, so that it looks at the files' ages only now and then. */
async function removeOldest(folder: string, maxImages: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= maxImages) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      // Another request may have removed it meanwhile.
      const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: 0}))
      return {file, mtimeMs}
    }),
  )
  const oldestFirst = files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
  const surplus = oldestFirst.slice(0, names.length - Math.floor(maxImages * 0.9))
  await Promise.all(surplus.map(({file}) => rm(file, {force: true})))
}

async function transform(file: string, options: ImageOptions, format: string): Promise<Buffer> {
  await acquireSlot()
  try {
    // Loading sharp takes time and memory, so it waits for the first request of an image.
    const {transformImage} = await import('./transform-image.ts')
    return await transformImage(file, options, format)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw httpError(
      400,
      `The picture cannot be transformed: ${error instanceof Error ? error.message : ''}`,
    )
  } finally {
    releaseSlot()
  }
}

const waiting: (() => void)[] = []
let freeSlots = 2

function acquireSlot(): Promise<void> {
  if (freeSlots === 0) return new Promise((resolve) => waiting.push(resolve))
  freeSlots -= 1
  return Promise.resolve()
}

function releaseSlot(): void {
  const next = waiting.shift()
  if (next) next()
  else freeSlots += 1
}
