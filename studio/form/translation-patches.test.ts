import {expect, test} from 'vitest'

import {translationPatches} from './translation-patches.ts'

const type = 'internationalizedArrayStringValue'
const entry = (_key: string, language: string) => ({_key, _type: type, language, value: 'Hola'})

test('the entry that is shown is the one that is written, whatever its key is', () => {
  const imported = [entry('a1', 'es')]
  expect(translationPatches(imported, 'es', 'Buenas', type)).toMatchObject([
    {type: 'set', path: [{_key: 'a1'}, 'value'], value: 'Buenas'},
  ])
  expect(translationPatches([...imported, entry('b2', 'pt')], 'es', '', type)).toMatchObject([
    {type: 'unset', path: [{_key: 'a1'}]},
  ])
})

test('of rows only the one that differs is written, and all of them where one comes or goes', () => {
  const rows = [{...entry('es', 'es'), value: ['Wi-Fi', 'Agua', 'Cargador']}]
  expect(translationPatches(rows, 'es', ['Wi-Fi', 'Agua fría', 'Cargador'], type)).toMatchObject([
    {type: 'set', path: [{_key: 'es'}, 'value', 1], value: 'Agua fría'},
  ])
  expect(translationPatches(rows, 'es', ['Wi-Fi', 'Agua'], type)).toMatchObject([
    {type: 'set', path: [{_key: 'es'}, 'value'], value: ['Wi-Fi', 'Agua']},
  ])
})

test('the only entry goes with its list, and that of another language stays', () => {
  expect(translationPatches([entry('es', 'es')], 'es', '', type)).toMatchObject([
    {type: 'unset', path: []},
  ])
  expect(translationPatches([entry('pt', 'pt')], 'es', '', type)).toEqual([])
})

test('a language without an entry gets one', () => {
  expect(translationPatches(undefined, 'es', 'Hola', type).at(-1)).toMatchObject({
    type: 'insert',
    items: [entry('es', 'es')],
  })
})
