import {expect, test} from 'vitest'

import {type ImageSource, imageUrl} from './image-url.ts'

const asset = {file: 'abc123-2400x1350.webp', width: 2400, height: 1350}

test('a picture of the same ratio is asked for as it is', () => {
  expect(Object.fromEntries(searchOf({}, {width: 800, ratio: 16 / 9}))).toEqual({
    w: '800',
    h: '450',
    fit: 'crop',
    auto: 'format',
    q: '75',
  })
})

test('of another ratio, only the part around the focus point is asked for', () => {
  const search = searchOf({hotspot: {x: 0.7, y: 0.4}}, {width: 800, ratio: 1})
  expect(search.get('rect')).toBe('1005,0,1350,1350')
  expect(search.get('h')).toBe('800')
})

test('the part that is asked for never reaches beyond the picture', () => {
  for (const [width, height, ratio, y] of [
    [3000, 2000, 16 / 9, 0.6],
    [2500, 1667, 1.6, 0.6],
    [1400, 1050, 16 / 9, 0.7],
    [1500, 1000, 1.6, 0.6],
  ] as const) {
    const file = {file: `abc123-${width}x${height}.webp`, width, height}
    const url = imageUrl({hotspot: {x: 0.5, y}}, file, {width: 800, ratio})
    const rect = new URL(url).searchParams.get('rect')?.split(',').map(Number) ?? []
    const [left = NaN, top = NaN, wide = NaN, high = NaN] = rect
    expect(left + wide, url).toBeLessThanOrEqual(width)
    expect(top + high, url).toBeLessThanOrEqual(height)
  }
})

test('what staff cropped away is never delivered, and the focus point counts in the whole picture', () => {
  const crop = {top: 0.1, bottom: 0.1, left: 0.25, right: 0.25}
  expect(searchOf({crop}, {width: 800}).get('rect')).toBe('600,135,1200,1080')
  const search = searchOf({crop, hotspot: {x: 0.7, y: 0.5}}, {width: 800, ratio: 1})
  expect(search.get('rect')).toBe('720,135,1080,1080')
})

function searchOf(source: ImageSource, slot: Parameters<typeof imageUrl>[2]) {
  return new URL(imageUrl(source, asset, slot)).searchParams
}
