import {expect, test} from 'vitest'

import {arrowStep, focusOf, movedHotspot} from './hotspot.ts'

test('without a hotspot the middle of the picture is its focus', () => {
  expect(focusOf(undefined)).toEqual({x: 0.5, y: 0.5})
  expect(focusOf({x: 0.2, y: 0.7})).toEqual({x: 0.2, y: 0.7})
})

test('a hotspot keeps its size when it moves, unless it would leave the picture', () => {
  expect(movedHotspot({width: 0.4, height: 0.2}, {x: 0.4444, y: 0.5})).toEqual({
    _type: 'sanity.imageHotspot',
    x: 0.444,
    y: 0.5,
    width: 0.4,
    height: 0.2,
  })
  expect(movedHotspot({width: 1, height: 1}, {x: 0.9, y: 1.2}).width).toBeCloseTo(0.2)
  expect(movedHotspot(null, {x: -0.1, y: 1.2})).toMatchObject({x: 0, y: 1, width: 0.05})
})

test('arrow keys move the focus point a little, and with Shift further', () => {
  expect(arrowStep('ArrowLeft', false)).toEqual({x: -0.02, y: 0})
  expect(arrowStep('ArrowDown', true)).toEqual({x: 0, y: 0.1})
  expect(arrowStep('Enter', false)).toBeNull()
})
