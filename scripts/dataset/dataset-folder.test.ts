import {createHash} from 'node:crypto'
import {cp, mkdtemp, readdir, readFile, rm, truncate, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {readDatasetFolder} from './dataset-folder.ts'

test.each([
  ['with an id twice', (text: string) => text + text.split('\n')[0], 'stands there twice'],
  [
    'with a picture missing',
    (text: string) => text.replace('images/share.png', 'images/gone.png'),
    'image@file://./images/gone.png, which is not in the folder',
  ],
  [
    'with a document missing',
    (text: string) => text.replace(/^.*"_id":"vehicle-s550".*\n/m, ''),
    'refers to "vehicle-s550"',
  ],
])('a folder %s is refused', async (_, damage, message) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dataset-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  await cp('seed-data', folder, {recursive: true})
  await expect(readDatasetFolder(folder)).resolves.toHaveProperty('documents')
  const file = path.join(folder, 'data.ndjson')
  await writeFile(file, damage(await readFile(file, 'utf8')))
  await expect(readDatasetFolder(folder)).rejects.toThrow(message)
})

test('an export whose pictures are not those that it wrote is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dataset-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  await cp('seed-data', folder, {recursive: true})
  const names = await readdir(path.join(folder, 'images'))
  const keys = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, 'images', name))
      return `image-${createHash('sha1').update(bytes).digest('hex')}`
    }),
  )
  const list = (fields: object) =>
    writeFile(path.join(folder, 'assets.json'), JSON.stringify(fields))
  const listed = Object.fromEntries(keys.map((key) => [key, {}]))
  await list(listed)
  await expect(readDatasetFolder(folder)).resolves.toHaveProperty('assets.length', names.length)

  await list({...listed, 'image-abc': {originalFilename: 'pier.webp'}})
  await expect(readDatasetFolder(folder)).rejects.toThrow(
    `${folder} lacks "pier.webp" (image-abc), which its assets.json lists.`,
  )
  await list(listed)
  const picture = path.join(folder, 'images/hero.webp')
  await truncate(picture, 1000)
  await expect(readDatasetFolder(folder)).rejects.toThrow(
    `${picture} is not as "npm run export" wrote it: it is damaged, or another file.`,
  )
})
