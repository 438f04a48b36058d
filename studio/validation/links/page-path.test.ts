import {expect, test} from 'vitest'

import {pathFromTitle, pagePath} from './page-path.ts'

test.each(['/art-basel', '/events/art-basel', '/mia', '/services/boat-show', undefined])(
  '%s can be the address of a page',
  (path) => {
    expect(pagePath(path)).toBe(true)
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
  expect(pagePath(path)).toMatch(message)
})

test.each(['/art-basel ', '\u00a0/art-basel', '/art\u200b-basel'])(
  '%j cannot, for what nobody sees in it [PAGES-2]',
  (path) => {
    expect(pagePath(path)).toMatch(/^There is a space or an invisible character in it/)
    expect(pagePath(`/es${path.trim()} `, 'es')).toMatch(
      /^There is a space or an invisible character in it/,
    )
  },
)

test('a page in Spanish stands below /es [PAGES-2]', () => {
  expect(pagePath('/es/art-basel', 'es')).toBe(true)
  expect(pagePath('/es/eventos/art-basel', 'es')).toBe(true)
  expect(pagePath('/art-basel', 'es')).toMatch(/^A page in Spanish stands below \/es\./)
  expect(pagePath('/es/acceso', 'es')).toMatch(/^The site itself/)
})

test('a path is proposed from the title', () => {
  expect(pathFromTitle('Art Basel Week & Café')).toBe('/art-basel-week-cafe')
  expect(pathFromTitle('Semana de Año Nuevo', 'es')).toBe('/es/semana-de-ano-nuevo')
  expect(pathFromTitle('…')).toBe('')
  expect(pathFromTitle('…', 'es')).toBe('')
})
