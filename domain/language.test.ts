import {expect, test} from 'vitest'

import {hrefIn, isLanguage, languageOf, languages, mainLanguage, nameOf} from './language.ts'

test('the site knows its languages by their codes, and the main one comes first', () => {
  expect(languages[0]).toBe(mainLanguage)
  expect(languages).toContain('es')
  expect(nameOf('es')).toBe('Español')
  for (const other of ['fr', 'toString', '', null, ['es']]) expect(isLanguage(other)).toBe(false)
})

test('the first part of a path says the language of its page', () => {
  expect(languageOf('/es')).toBe('es')
  expect(languageOf('/es/contacto')).toBe('es')
  for (const path of ['/', '/contact', '/en/contact', '/especial', '/contact/es']) {
    expect(languageOf(path)).toBe('en')
  }
})

test('what is written for a named page leads to that page in another language, and other links as they are written', () => {
  expect(hrefIn('es', '/reservation?vehicle=sprinter&hours=4')).toBe(
    '/es/reservacion?vehicle=sprinter&hours=4',
  )
  expect(hrefIn('es', '/#fleet')).toBe('/es#fleet')
  expect(hrefIn('en', '/es/acceso')).toBe('/auth')
  for (const other of [
    '/es/contacto',
    '/services/hourly-service',
    'https://example.com/auth',
    '',
  ]) {
    expect(hrefIn('es', other)).toBe(other)
  }
})
