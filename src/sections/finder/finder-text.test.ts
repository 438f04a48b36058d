import {expect, test} from 'vitest'

import {words as english} from '#src/language/en/sections.ts'
import {words as spanish} from '#src/language/es/sections.ts'

import {finderText} from './finder-text.ts'

test.each([
  ['', [], false, ''],
  ['m', ['Miami'], false, ''],
  ['in the', [], false, ''],
  ['Hollywood', ['Hollywood'], false, 'Yes, we drive to Hollywood.'],
  ['miami', ['Miami', 'Doral'], false, 'Yes, we drive to Miami. 1 more place matches.'],
  ['miami', ['Miami', 'A', 'B'], false, 'Yes, we drive to Miami. 2 more places match.'],
  ['holywod', ['Hollywood'], true, 'We drive to Hollywood. Is that what you mean?'],
  ['palm bech', ['A', 'B'], true, 'Do you mean one of these 2? We drive to all of them.'],
  [' Orlando ', [], true, '“Orlando” is not among the places that we list. Ask us about it.'],
])('"%s" with %j (guess: %s): %s', (query, names, isGuess, text) => {
  expect(finderText(query, {places: names.map((name) => ({name})), isGuess}, english.finder)).toBe(
    text,
  )
})

test.each([
  [['Miami'], false, 'Sí, llegamos hasta allí: Miami.'],
  [['Miami', 'A'], false, 'Sí, llegamos hasta allí: Miami. Coincide 1 lugar más.'],
  [['Miami', 'A', 'B'], false, 'Sí, llegamos hasta allí: Miami. Coinciden 2 lugares más.'],
  [['Miami'], true, 'Llegamos hasta allí: Miami. ¿Es lo que busca?'],
  [['A', 'B'], true, '¿Busca uno de estos 2 lugares? Llegamos a todos.'],
  [[], true, '“Orlando” no está entre los lugares de nuestra lista. Pregúntenos.'],
])('in Spanish %j (guess: %s): %s', (names, isGuess, text) => {
  const found = {places: names.map((name) => ({name})), isGuess}
  expect(finderText('Orlando', found, spanish.finder)).toBe(text)
})
