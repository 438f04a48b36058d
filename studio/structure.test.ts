import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {documentLists} from './lists/document-lists.ts'
import {schemaTypes} from './schema/index.ts'

/** They hold what other documents show, and nobody opens them. */
const hidden = ['listOrder', 'translation.metadata']

test('every type of document stands in the lists of the Studio', () => {
  // As a text: to load it takes Sanity itself and ten seconds.
  const code = readFileSync('studio/structure.ts', 'utf8')
  const lists = Object.entries(documentLists).filter(([name]) =>
    code.includes(`documentLists.${name})`),
  )
  const listed = [
    ...lists.map(([, {type}]) => type),
    ...[...code.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  ]
  const documents = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
  expect(documents.filter((name) => !listed.includes(name))).toEqual(hidden)
})
