import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
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
