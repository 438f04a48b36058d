import {expect, test} from 'vitest'

import {finderText} from './finder-text.ts'

test.each([
  ['', [], false, ''],
  ['m', ['Miami'], false, ''],
  ['Hollywood', ['Hollywood'], false, 'Yes, we drive to Hollywood.'],
  ['miami', ['Miami', 'Doral'], false, 'Yes, we drive to Miami. 1 more place matches.'],
  ['miami', ['Miami', 'A', 'B'], false, 'Yes, we drive to Miami. 2 more places match.'],
  ['holywod', ['Hollywood'], true, 'We drive to Hollywood. Is that what you mean?'],
  ['palm bech', ['A', 'B'], true, 'Do you mean one of these 2? We drive to all of them.'],
  [' Orlando ', [], true, '“Orlando” is not among the places that we list. Ask us about it.'],
])('"%s" with %j (guess: %s): %s', (query, names, isGuess, text) => {
  expect(finderText(query, {places: names.map((name) => ({name})), isGuess})).toBe(text)
})
