import {expect, test} from 'vitest'

import {publishQuestion} from '../publish-question.ts'
import {
  sameNumberOfRows,
  everyTranslation,
  neededTranslations,
  noTranslationWithoutOriginal,
  originalOf,
  translationsAreFilled,
} from './translations.ts'

const spanish = (value: unknown) => [{_key: 'es', language: 'es', value}]

test('what English says is said in Spanish as well', () => {
  expect(translationsAreFilled(spanish('Flota'), 'Fleet')).toBe(true)
  expect(translationsAreFilled(undefined, undefined)).toBe(true)
  for (const empty of [
    undefined,
    [],
    spanish(' '),
    spanish('\u200b'),
    spanish([]),
    spanish(['\u200b']),
  ]) {
    expect(translationsAreFilled(empty, 'Fleet')).toBe(
      'Empty in Spanish. Pages in Spanish leave this out.',
    )
    expect(neededTranslations(empty, ['Fleet'], ['en', 'es'])).toBe(
      'Write this in Spanish as well. The site needs it in every language.',
    )
  }
  expect(neededTranslations(spanish('Flota'), 'Fleet', ['en', 'es'])).toBe(true)
  expect(neededTranslations(undefined, [], ['en', 'es'])).toBe(true)
  expect(neededTranslations(undefined, 'Fleet', ['en'])).toBe(true)
})

test('what is emptied in English does not stay in Spanish', () => {
  expect(noTranslationWithoutOriginal(spanish('Cerrado'), 'Closed')).toBe(true)
  expect(noTranslationWithoutOriginal(undefined, '')).toBe(true)
  expect(noTranslationWithoutOriginal(spanish('Cerrado'), '')).toEqual(
    publishQuestion(
      'The English is empty, but pages in Spanish still show this. Empty it as well?',
    ),
  )
})

test('a list has as many rows in Spanish', () => {
  expect(sameNumberOfRows(spanish(['Uno']), ['One'])).toBe(true)
  expect(sameNumberOfRows(undefined, ['One'])).toBe(true)
  expect(sameNumberOfRows(spanish(['Uno']), ['One', 'Two'])).toEqual(
    publishQuestion('English has 2 rows, Spanish another number. Is one missing?'),
  )
})

test('a rule for texts holds for each translation and each of its rows', () => {
  const short = (text: string) => text.length < 5 || 'Too long.'
  expect(everyTranslation(spanish('Flota'), short)).toBe('Too long.')
  expect(everyTranslation(spanish(['Uno', 'Autos']), short)).toBe('Too long.')
  expect(everyTranslation(spanish('Auto'), short)).toBe(true)
  expect(everyTranslation('damaged', short)).toBe(true)
})

test('what is no list has no rows to compare', () => {
  expect(sameNumberOfRows([{language: 'es', value: ['a']}], undefined)).toBe(true)
})

test('what is no text or list is not empty, and an entry that is damaged says nothing', () => {
  expect(translationsAreFilled(spanish(7), 'Fleet')).toBe(true)
  expect(translationsAreFilled(spanish(null), 'Fleet')).not.toBe(true)
  expect(
    translationsAreFilled([null, 'text', {language: 'fr', value: 'Flotte'}], 'Fleet'),
  ).not.toBe(true)
  expect(noTranslationWithoutOriginal(spanish(' '), null)).toBe(true)
  expect(sameNumberOfRows(spanish([]), ['One'])).toBe(true)
  expect(sameNumberOfRows(spanish('Uno'), ['One', 'Two', 'Three', 'Four'])).toBe(true)
})

test('a field translates the one of its name beside it, or the description of a picture', () => {
  const picture = {alt: 'Black Escalade'}
  expect(originalOf({title: 'Fleet'}, 'title')).toBe('Fleet')
  expect(originalOf({picture}, 'pictureAlt')).toBe('Black Escalade')
  expect(originalOf({picture, pictureAlt: 'Car'}, 'pictureAlt')).toBe('Car')
  expect(originalOf({picture: 'text'}, 'pictureAlt')).toBeUndefined()
  expect(originalOf({tit: picture}, 'titles')).toBeUndefined()
  expect(originalOf(undefined, 'title')).toBeUndefined()
})
