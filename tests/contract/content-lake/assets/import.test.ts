import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {Readable} from 'node:stream'
import {pathToFileURL} from 'node:url'

import {sanityImport} from '@sanity/import'
import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {redAndBlueImage} from '../support/images.ts'

const lake = await startLake()
const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
afterAll(async () => {
  await lake.stopAndDelete()
  await rm(folder, {recursive: true, force: true})
})

test('an import uploads its images and files and makes its references strong', async () => {
  const picture = path.join(folder, 'oak.png')
  const file = path.join(folder, 'rates.csv')
  await writeFile(picture, await redAndBlueImage(120, 80))
  await writeFile(file, 'a,b')
  const documents = [
    {
      _id: 'wood',
      _type: 'wood',
      trees: [{_key: 'a', _type: 'reference', _ref: 'oak'}],
      picture: {
        _type: 'image',
        alt: 'An oak',
        _sanityAsset: `image@${pathToFileURL(picture).href}`,
      },
    },
    {
      _id: 'oak',
      _type: 'tree',
      wood: {_type: 'reference', _ref: 'wood'},
      rates: {_type: 'file', _sanityAsset: `file@${pathToFileURL(file).href}`},
    },
    ...Array.from({length: 300}, (_, n) => ({
      _id: `tree-${n}`,
      _type: 'tree',
      next: {_type: 'reference', _ref: `tree-${(n + 1) % 300}`},
    })),
  ]
  const stream = () => Readable.from(documents.map((document) => `${JSON.stringify(document)}\n`))
  const load = () => sanityImport(stream(), {client: lake.client, operation: 'createOrReplace'})
  expect(await load()).toMatchObject({numDocs: 302, warnings: []})
  const wood = await lake.client.getDocument('wood')
  expect(wood).toMatchObject({
    picture: {alt: 'An oak', asset: {_ref: expect.stringMatching(/^image-.*-120x80-png$/)}},
  })
  expect(wood?.['trees']).toEqual([{_key: 'a', _type: 'reference', _ref: 'oak'}])
  await expect(lake.client.delete('oak')).rejects.toMatchObject({statusCode: 409})
  const shown = await lake.client.fetch('*[_id == "wood"][0]{"url": picture.asset->url}')
  expect((await fetch(shown.url)).status).toBe(200)
  // A second import replaces the documents and keeps the image assets.
  expect(await load()).toMatchObject({numDocs: 302})
  expect(await lake.client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})
