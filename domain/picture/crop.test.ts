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

test('without a focus point the middle of what staff left shows', () => {
  expect(shownArea(size, {}, 1.5)).toEqual({left: 125, top: 0, width: 750, height: 500})
  expect(shownArea(size, {}, 4)).toEqual({left: 0, top: 125, width: 1000, height: 250})
  const cropped = {crop: {top: 0.5, bottom: 0, left: 0, right: 0}}
  expect(shownArea(size, cropped, 8)).toEqual({left: 0, top: 312.5, width: 1000, height: 125})
  for (const hotspot of [
    {x: null, y: null},
    {x: 1.5, y: -1},
  ]) {
    expect(shownArea(size, {hotspot}, 1)).toMatchObject({left: 250, top: 0})
    expect(shownArea(size, {hotspot}, 4)).toMatchObject({left: 0, top: 125})
  }
})

test('the focus point is in the middle of what shows, from top to bottom too', () => {
  expect(shownArea(size, {hotspot: {x: 0.5, y: 0.5}}, 4)).toMatchObject({top: 125})
})

test('a crop takes away from each side what staff chose', () => {
  const sides = {top: 0.25, bottom: 0.125, left: 0.125, right: 0.25}
  expect(shownArea(size, {crop: sides}, null)).toEqual({
    left: 125,
    top: 125,
    width: 625,
    height: 312.5,
  })
  const whole = {left: 0, top: 0, ...size}
  for (const nothing of [
    {top: 0.5, bottom: 0.5, left: 0, right: 0},
    {top: 0, bottom: 0, left: 0.5, right: 0.5},
    {top: 0, bottom: 0, left: 0.75, right: 0.75},
  ]) {
    expect(shownArea(size, {crop: nothing}, null)).toEqual(whole)
  }
})

test('a box shows as much of a picture as its ratio lets in', () => {
  const area = {left: 100, top: 50, width: 400, height: 200}
  expect(coveredArea(area, 1.5, {x: 0.25, y: 0.5})).toEqual({
    left: 125,
    top: 50,
    width: 300,
    height: 200,
  })
  expect(coveredArea(area, 4, {x: 0.5, y: 0.5})).toMatchObject({top: 100, height: 100})
})
