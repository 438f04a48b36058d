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

test('what staff cropped away is never delivered, and the focus point counts in the whole picture', () => {
  const crop = {top: 0.1, bottom: 0.1, left: 0.25, right: 0.25}
  expect(searchOf({crop}, {width: 800}).get('rect')).toBe('600,135,1200,1080')
  const search = searchOf({crop, hotspot: {x: 0.7, y: 0.5}}, {width: 800, ratio: 1})
  expect(search.get('rect')).toBe('720,135,1080,1080')
})

function searchOf(source: ImageSource, slot: Parameters<typeof imageUrl>[2]) {
  return new URL(imageUrl(source, asset, slot)).searchParams
}
