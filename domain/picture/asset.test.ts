import {expect, test} from 'vitest'

import {pictureAsset} from './asset.ts'

test('the asset id names the file and its size', () => {
  expect(pictureAsset('image-abc123-2400x1350-webp')).toEqual({
    file: 'abc123-2400x1350.webp',
    width: 2400,
    height: 1350,
  })
})

test('a reference that is no image asset gives null', () => {
  expect(pictureAsset(null)).toBeNull()
  expect(pictureAsset('file-abc-pdf')).toBeNull()
  expect(pictureAsset('image-../../etc-1x1-webp')).toBeNull()
})

test('an id is an id alone', () => {
  expect(pictureAsset('drafts.image-abc123-2400x1350-webp')).toBeNull()
  expect(pictureAsset('image-abc123-2400x1350-webp?w=1')).toBeNull()
})
