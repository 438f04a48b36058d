import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {expect, test} from 'vitest'

import {isRecord} from '../../domain/is-record.ts'
import {arrayAt, documentOf, seedDocuments} from '../../tests/support/content/seed-documents.ts'
import {imported, validateAsStudio} from '../../tests/support/content/studio-validation.ts'
import {withStructureOf} from '../language/copy-structure.ts'
import {schemaTypes} from '../schema/index.ts'
import {saysEmptyBesideEnglish} from './messages.ts'
import {withoutRepeats} from './without-repeats.ts'

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})
const translated = seedDocuments.map(({_id}) => _id).filter((id) => id.endsWith('-es'))

test('that a field is empty is said once, with what the English says', () => {
  const path = ['sections', {_key: 'waiting'}, 'heading']
  const empty = {path, message: 'Empty. The English says “Waiting”.'}
  const required = {path, message: 'Fill this in. The site needs it.'}
  const other = {...required, path: ['title']}
  expect(withoutRepeats([required, empty, other])).toEqual([empty, other])
})

test('what two rules say of the same field is said once', () => {
  const unchecked = {path: ['rateCards'], message: 'This could not be checked.'}
  expect(withoutRepeats([unchecked, {...unchecked}])).toEqual([unchecked])
})

test.each(translated)('each empty field of %s has one message [TRANSLATE-2]', async (id) => {
  const {_type, language} = documentOf(id)
  const type: SchemaType | undefined = schema.get(_type)
  if (!type) throw new Error(`No type ${_type}`)
  const english = imported(documentOf(id.replace(/-es$/, '')))
  const begun = withStructureOf(type, english, {}, (value) => value)
  const {markers} = await validateAsStudio(imported({...begun, _id: id, _type, language}))
  const empty = markers.filter(({message}) => saysEmptyBesideEnglish(message))
  expect(empty).not.toEqual([])
  const left = withoutRepeats(markers)
  for (const {path, message} of empty) {
    const here = left.filter((each) => JSON.stringify(each.path) === JSON.stringify(path))
    expect(here.map((each) => each.message)).toEqual([message])
  }
})

test('English words with which a section begins are named once [TRANSLATE-2]', async () => {
  const boardNote = 'Book {leadTime} ahead. Confirmed within {confirmTime}.'
  const sections = arrayAt(documentOf('page-home-es'), 'sections').map((section) =>
    isRecord(section) && 'boardNote' in section ? {...section, boardNote} : section,
  )
  const page = imported({...documentOf('page-home-es'), sections})
  const {markers} = await validateAsStudio(page)
  expect(markers).toHaveLength(2)
  expect(withoutRepeats(markers).map(({message}) => message)).toEqual([
    `Still in English: “${boardNote}”.`,
  ])
})
