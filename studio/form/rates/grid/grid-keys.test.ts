import {expect, test} from 'vitest'

import {nextPosition} from './grid-keys.ts'

test('arrows and Enter move between cells, and within a text the arrows stay in it', () => {
  const from = {row: 1, column: 2}
  const go = (key: string, {shiftKey = false, atStart = false, atEnd = false} = {}) =>
    nextPosition({key, shiftKey}, from, {atStart, atEnd})
  expect(go('ArrowDown')).toEqual({row: 2, column: 2})
  expect(go('ArrowUp')).toEqual({row: 0, column: 2})
  expect(go('Enter')).toEqual({row: 2, column: 2})
  expect(go('Enter', {shiftKey: true})).toEqual({row: 0, column: 2})
  expect(go('ArrowRight')).toBe(null)
  expect(go('ArrowRight', {atEnd: true})).toEqual({row: 1, column: 3})
  expect(go('ArrowLeft', {atStart: true})).toEqual({row: 1, column: 1})
  expect(go('ArrowLeft', {atStart: true, shiftKey: true})).toBe(null)
  expect(go('Tab')).toBe(null)
})
