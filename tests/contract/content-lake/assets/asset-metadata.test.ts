import {decode} from 'blurhash'
import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {redAndBlueImage} from '../support/images.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, request} = lake

test('the metadata of an image holds a blurred picture of it', async () => {
  const {metadata} = await client.assets.upload('image', await redAndBlueImage(40, 20))
  const pixels = decode(metadata.blurHash ?? '', 4, 1)
  const [left, right] = [pixels.slice(0, 3), pixels.slice(12, 15)]
  expect(left[0]).toBeGreaterThan(left[2] ?? 255)
  expect(right[2]).toBeGreaterThan(right[0] ?? 255)
})

test('an upload has only the metadata that it asks for', async () => {
  const metadataOf = async (width: number, extract: ('lqip' | 'palette' | 'blurhash')[]) => {
    const content = await redAndBlueImage(width, 20)
    const {metadata} = await client.assets.upload('image', content, {extract})
    expect(metadata).toMatchObject({dimensions: {width}, hasAlpha: false, isOpaque: true})
    return ['lqip', 'palette', 'blurHash'].filter((name) => name in metadata)
  }
  expect(await metadataOf(41, [])).toEqual([])
  expect(await metadataOf(42, ['lqip'])).toEqual(['lqip'])
  expect(await metadataOf(43, ['palette', 'blurhash'])).toEqual(['palette', 'blurHash'])
})

test('metadata that the emulator does not read is refused by its name', async () => {
  const content = await redAndBlueImage(44, 20)
  await expect(client.assets.upload('image', content, {extract: ['exif']})).rejects.toThrow(
    'The metadata "exif" is not supported by the local content lake',
  )
})

test('a file without a content type has that of its name', async () => {
  const path = '/assets/files/production?filename=terms.pdf'
  const response = await request(path, {method: 'POST', body: new Uint8Array([1, 2, 3])})
  expect(await response.json()).toMatchObject({document: {mimeType: 'application/pdf'}})
})
