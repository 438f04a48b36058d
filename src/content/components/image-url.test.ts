import {expect, test} from 'vitest'

import {imageUrl, imageAsset} from './image-url.ts'

const picture = {asset: {_ref: 'image-abc123-2400x1350-webp'}}

test('the asset id names the file and its size', () => {
  expect(imageAsset(picture)).toEqual({file: 'abc123-2400x1350.webp', width: 2400, height: 1350})
})

test('a reference that is no image asset gives null', () => {
  expect(imageAsset(null)).toBeNull()
  expect(imageAsset({asset: {_ref: 'file-abc-pdf'}})).toBeNull()
  expect(imageAsset({asset: {_ref: 'image-../../etc-1x1-webp'}})).toBeNull()
})

test('a picture with a ratio is cropped around the focal point', () => {
  const search = searchOf({...picture, hotspot: {x: 0.7, y: 0.4}}, {width: 800, ratio: 16 / 10})
  expect(Object.fromEntries(search)).toEqual({
    w: '800',
    h: '500',
    fit: 'crop',
    crop: 'focalpoint',
    'fp-x': '0.7',
    'fp-y': '0.4',
    auto: 'format',
    q: '75',
  })
})

test('what staff cropped away is never delivered', () => {
  const crop = {top: 0.1, bottom: 0.1, left: 0.25, right: 0.25}
  expect(searchOf({...picture, crop}, {width: 800}).get('rect')).toBe('600,135,1200,1080')
})

test('a crop that leaves nothing is ignored', () => {
  const crop = {top: 0.6, bottom: 0.6, left: 0, right: 0}
  expect(searchOf({...picture, crop}, {width: 800}).has('rect')).toBe(false)
})

function searchOf(source: Parameters<typeof imageUrl>[0], slot: Parameters<typeof imageUrl>[2]) {
  const asset = imageAsset(source)
  if (!asset) throw new Error('no asset')
  return new URL(imageUrl(source, asset, slot)).searchParams
}
