import {expect, test} from 'vitest'

import {
  languageOfDocument,
  originalId,
  translationId,
  translationsAmong,
  onlyTranslatedAmong,
} from './document-language.ts'

test('a translation is named after its original', () => {
  expect(translationId('page-home', 'es')).toBe('page-home-es')
  expect(translationId('drafts.page-home', 'es')).toBe('page-home-es')
  expect(translationId('page-home-es', 'es')).toBe('page-home-es')
  expect(translationId('page-home-es', 'en')).toBe('page-home')
})

test('an original is found from each of its languages', () => {
  expect(originalId('page-home')).toBe('page-home')
  expect(originalId('drafts.page-home-es')).toBe('page-home')
})

test('a document without a language is in the first one', () => {
  expect(languageOfDocument({})).toBe('en')
  expect(languageOfDocument({language: 'tlh'})).toBe('en')
  expect(languageOfDocument({language: 'es'})).toBe('es')
})

test('a list has a page once, and one that is in Spanish alone as well', () => {
  const ids = ['page-home', 'page-home-es', 'drafts.page-home-es', 'festival-es']
  expect(translationsAmong(ids)).toEqual(['page-home-es', 'drafts.page-home-es'])
})

test('a page in Spanish alone is found by its language, whatever its id, and one with an original is not', () => {
  const spanish = ['page-home-es', 'drafts.page-home-es', 'festival-es', 'drafts.gala'].map(
    (_id) => ({_id, language: 'es'}),
  )
  const documents = [...spanish, {_id: 'page-home', language: null}, {_id: 'ball', language: 'en'}]
  expect(onlyTranslatedAmong(documents)).toEqual(['festival-es', 'drafts.gala'])
})
