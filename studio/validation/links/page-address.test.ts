import {expect, test} from 'vitest'

import {addressFromTitle, pageAddress} from './page-address.ts'

test.each(['/art-basel', '/events/art-basel', '/mia', '/services/boat-show', undefined])(
  '%s can be the address of a page',
  (path) => {
    expect(pageAddress(path)).toBe(true)
  },
)

test.each([
  ['art-basel', /^Write it as/],
  ['/Art-Basel', /^Write it as/],
  ['/art--basel', /^Write it as/],
  ['/a/b/c', /^Write it as/],
  ['/art basel', /^Write it as/],
  ['/art-basel/', /^Write it as/],
  ['/', /^Write it as/],
  ['/art-basel?x=1', /^Write it as/],
  [`/${'a'.repeat(80)}`, /at most 80/],
  ['/auth', /^The site itself/],
  ['/dashboard/art', /^The site itself/],
  ['/assets/art', /^The site itself/],
  ['/404', /^The site itself/],
  ['/es/arte', /^The site itself/],
])('%s cannot [PAGES-2]', (path, message) => {
  expect(pageAddress(path)).toMatch(message)
})

test('a page in Spanish stands below /es [PAGES-2]', () => {
  expect(pageAddress('/es/art-basel', 'es')).toBe(true)
  expect(pageAddress('/es/eventos/art-basel', 'es')).toBe(true)
  expect(pageAddress('/art-basel', 'es')).toMatch(/^A page in Spanish stands below \/es\./)
  expect(pageAddress('/es/acceso', 'es')).toMatch(/^The site itself/)
})

test('an address is proposed from the title', () => {
  expect(addressFromTitle('Art Basel Week & Café')).toBe('/art-basel-week-cafe')
  expect(addressFromTitle('Semana de Año Nuevo', 'es')).toBe('/es/semana-de-ano-nuevo')
  expect(addressFromTitle('…')).toBe('')
  expect(addressFromTitle('…', 'es')).toBe('')
})
