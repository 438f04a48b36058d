import {expect, test} from 'vitest'

import {isLanguage, languageOf, languages, mainLanguage, languageName} from './language.ts'

test('the site knows its languages by their codes, and the main one comes first', () => {
  expect(languages[0]).toBe(mainLanguage)
  expect(languages).toContain('es')
  expect(languageName('es')).toBe('Español')
  for (const other of ['fr', 'toString', '', null, ['es']]) expect(isLanguage(other)).toBe(false)
})

test('the first part of a path says the language of its page', () => {
  expect(languageOf('/es')).toBe('es')
  expect(languageOf('/es/contacto')).toBe('es')
  for (const path of ['/', '/contact', '/en/contact', '/especial', '/contact/es']) {
    expect(languageOf(path)).toBe('en')
  }
})
