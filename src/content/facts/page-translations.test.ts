import {expect, test} from 'vitest'

import {pageTranslations} from './page-translations.ts'

const english = {language: 'en', path: '/art-basel'}
const spanish = {language: 'es', path: '/es/art-basel'}
const now = Date.parse('2027-01-15T12:00:00Z')

test('a page offers the languages in which it shows, where it stands in them', () => {
  const both = pageTranslations([english, spanish], {published: ['en', 'es'], now})
  expect(both).toEqual([english, spanish])
})

test('a language whose home page is not published is not offered', () => {
  expect(pageTranslations([english, spanish], {published: ['en'], now})).toEqual([english])
})

test('a translation that has not begun or is over is not offered', () => {
  const ahead = {...spanish, showFrom: '2027-02-01T00:00:00Z'}
  const over = {...spanish, showUntil: '2027-01-01T00:00:00Z'}
  expect(pageTranslations([english, ahead, over], {published: ['en', 'es'], now})).toEqual([
    english,
  ])
})

test('a translation without a path, and one in no language of the site, is none', () => {
  const translations = [{...english, path: null}, {...spanish, language: 'fr'}, {language: 'es'}]
  expect(pageTranslations(translations, {published: ['en', 'es'], now})).toEqual([])
  expect(pageTranslations(null, {published: ['en'], now})).toEqual([])
})
