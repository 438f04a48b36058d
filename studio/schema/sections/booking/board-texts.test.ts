import {expect, test} from 'vitest'

import {boardTexts} from './board-texts.ts'

test('the note says that it stands above the frame, and which of its sentences gives way', () => {
  const note = boardTexts().find(({name}) => name === 'boardNote')
  expect(note?.title).toBe('Note above the booking frame')
  expect(note?.description).toMatch(/sentence with \{leadTime\} gives way to the earliest pick-up/)
})
