import {expect, test} from 'vitest'

import {isRecord} from '../../domain/is-record.ts'
import {nestedIn, text} from '../../tests/support/content/seed-documents.ts'
import {schemaTypes} from './index.ts'
import {translatedTypes} from './translated-types.ts'

test('pages, services, legal texts and openings are documents in one language each [TRANSLATE-1]', () => {
  const inOneLanguage = schemaTypes.filter((type) => namesOfFields(type).includes('language'))
  const documents = inOneLanguage.filter(({type}) => type === 'document').map(({name}) => name)
  expect(documents.toSorted()).toEqual(['job', 'legalDocument', 'page', 'service'])
  expect(translatedTypes.toSorted()).toEqual(documents.toSorted())
})

test('the Spanish of a fact stands right below its English [TRANSLATE-1]', () => {
  const places = nestedIn(schemaTypes).flatMap((type) => {
    const names = namesOfFields(type)
    return names
      .filter((name) => name.endsWith('Translations'))
      .map((name) => [name, names[names.indexOf(name) - 1]])
  })
  expect(places.length).toBeGreaterThan(25)
  for (const [translations = '', above] of places) {
    expect(translations).toMatch(new RegExp(`^${above}(Alt)?Translations$`))
  }
})

function namesOfFields(type: unknown): string[] {
  const fields = isRecord(type) ? type['fields'] : undefined
  return Array.isArray(fields) ? fields.map((field) => text(field, 'name')) : []
}
