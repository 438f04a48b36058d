import {expect, test} from 'vitest'

import {coveredArea, shownArea} from './crop.ts'

const size = {width: 1000, height: 500}
const crop = {top: 0, bottom: 0, left: 0.5, right: 0}

test('a ratio cuts out the largest part, around the focus point', () => {
  expect(shownArea(size, {}, 1)).toEqual({left: 250, top: 0, width: 500, height: 500})
  expect(shownArea(size, {hotspot: {x: 0.6, y: 0.1}}, 1)).toMatchObject({left: 350, top: 0})
  expect(shownArea(size, {hotspot: {x: 0.5, y: 0.9}}, 4)).toMatchObject({top: 250, height: 250})
})

test('at an edge the part stays inside the picture', () => {
  expect(shownArea(size, {hotspot: {x: 0, y: 0}}, 1)).toMatchObject({left: 0, top: 0})
  expect(shownArea(size, {hotspot: {x: 1, y: 1}}, 1)).toMatchObject({left: 500, top: 0})
})

test('what staff cropped away never shows, and the focus point keeps its place in the picture [PAGES-4]', () => {
  expect(shownArea(size, {crop}, null)).toEqual({left: 500, top: 0, width: 500, height: 500})
  const part = {...size, height: 250}
  expect(shownArea(part, {crop, hotspot: {x: 0.7, y: 0.5}}, 1)).toMatchObject({left: 575})
  expect(shownArea(size, {crop, hotspot: {x: 0.1, y: 0.5}}, 1)).toMatchObject({left: 500})
})

test('a crop that leaves nothing or that cannot be read is ignored', () => {
  const whole = {left: 0, top: 0, ...size}
  expect(shownArea(size, {crop: {top: 0.6, bottom: 0.6, left: 0, right: 0}}, null)).toEqual(whole)
  expect(shownArea(size, {crop: {top: -1, bottom: 0, left: 0, right: 0}}, null)).toEqual(whole)
  expect(shownArea(size, {crop: {top: 0.1}}, null)).toEqual(whole)
})

test('a box of another ratio hides more, on the side that its position names', () => {
  const area = {left: 100, top: 50, width: 400, height: 200}
  expect(coveredArea(area, 1, {x: 1, y: 0.5})).toEqual({
    left: 300,
    top: 50,
    width: 200,
    height: 200,
  })
  expect(coveredArea(area, 4, {x: 0.5, y: 0})).toEqual({
    left: 100,
    top: 50,
    width: 400,
    height: 100,
  })
})
