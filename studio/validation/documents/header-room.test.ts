import {expect, test} from 'vitest'

import {headerHasRoom} from './header-room.ts'

const link = (letters: number) => ({label: 'x'.repeat(letters)})

test('links of the header may be as long as its room, and the rest is told in letters', () => {
  expect(headerHasRoom([link(31), link(29)])).toBe(true)
  expect(headerHasRoom([link(31), link(30)])).toBe(
    'The header has no room for these links on a screen of 1,280 pixels: they are about 1 letter too long. Use shorter words or fewer links.',
  )
  expect(headerHasRoom([link(66)])).toMatch(/about 3 letters/)
})

test('the words of each language are counted for themselves', () => {
  const inSpanish = (letters: number) => ({
    label: 'Rates',
    labelTranslations: [{language: 'es', value: 'x'.repeat(letters)}],
  })
  expect(headerHasRoom([inSpanish(63)])).toBe(true)
  expect(headerHasRoom([inSpanish(66)])).toMatch(
    /^The header has no room for these links in Spanish .* about 3 letters/,
  )
})

test('a link that is still being written takes its space', () => {
  for (const unfinished of [null, {}, {label: 7}]) {
    expect(headerHasRoom(Array.from({length: 20}, () => unfinished))).toBe(true)
    expect(headerHasRoom(Array.from({length: 21}, () => unfinished))).toMatch(/no room/)
  }
  expect(headerHasRoom(undefined)).toBe(true)
})
