import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import {expect, onTestFinished, test} from 'vitest'

import {cachedImage} from './cached-image.ts'
import {parseImageOptions} from './image-options.ts'

test.each([
  ['written', (cache: string) => writeFile(cache, 'A file has the name of the folder.')],
  ['tidied', (cache: string) => mkdir(path.join(cache, 'folder/within'), {recursive: true})],
])('a picture is served although its cache cannot be %s', async (_, obstruct) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cached-image-'))
  onTestFinished(() => rm(folder, {recursive: true, force: true}))
  const picture = path.join(folder, 'picture.png')
  await sharp({create: {width: 40, height: 40, channels: 3, background: 'red'}}).toFile(picture)
  const cache = path.join(folder, 'cache')
  await obstruct(cache)
  const options = parseImageOptions(new URLSearchParams({w: '20'}))
  const image = await cachedImage(cache, picture, options, 'png', 1)
  expect((await sharp(image).metadata()).width).toBe(20)
})

test('the cache of transformed images has an end, and the newest stay in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cached-image-'))
  onTestFinished(() => rm(folder, {recursive: true, force: true}))
  const picture = path.join(folder, 'picture.png')
  await sharp({create: {width: 40, height: 40, channels: 3, background: 'red'}}).toFile(picture)
  const cache = path.join(folder, 'cache')
  for (let width = 1; width <= 25; width += 1) {
    const options = parseImageOptions(new URLSearchParams({w: String(width)}))
    await cachedImage(cache, picture, options, 'png', 10)
  }
  const files = await readdir(cache)
  expect(files.length).toBeGreaterThanOrEqual(9)
  expect(files.length).toBeLessThanOrEqual(10)
  const newest = await Promise.all(
    files.map(async (file) => (await sharp(path.join(cache, file)).metadata()).width),
  )
  expect(newest).toContain(25)
  expect(newest).not.toContain(1)
})
