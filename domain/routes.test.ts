import {expect, test} from 'vitest'

import {languageOf} from './language.ts'
import {
  pathProblem,
  codePageAt,
  codePathsIn,
  contentPathOf,
  hrefIn,
  jobSlugFrom,
  jobPath,
  normalizePath,
  notFoundPath,
  pageOf,
} from './routes.ts'

test('any path of the right shape may be a page of the office', () => {
  expect(contentPathOf('/contact/')).toBe('/contact')
  expect(contentPathOf('/')).toBe('/')
  expect(contentPathOf('/events/art-basel')).toBe('/events/art-basel')
  expect(contentPathOf('/auth')).toBeNull()
  expect(contentPathOf('/favicon.ico')).toBeNull()
  expect(contentPathOf('/a/b/c')).toBeNull()
})

test.each([
  ['/art-basel', null],
  ['/events/art-basel', null],
  ['/services/boat-show', null],
  ['/', 'shape'],
  ['/Art', 'shape'],
  ['/a/b/c', 'shape'],
  [`/${'a'.repeat(80)}`, 'length'],
  ['/auth', 'reserved'],
  ['/assets/art', 'reserved'],
  ['/guides/index', 'reserved'],
  ['/services/404', 'reserved'],
  ['/guides/index-of-ports', null],
  ['/guides/data', null],
])('the problem of %s as the path of a new page: %s [PAGES-2]', (path, problem) => {
  expect(pathProblem(path)).toBe(problem)
})

test('an opening that is shown alone is a page of its own', () => {
  expect(jobPath('day & night')).toBe('/careers?job=day%20%26%20night')
  expect(jobSlugFrom('?job=day%20%26%20night')).toBe('day & night')
  expect(jobSlugFrom('?job=')).toBeNull()
  expect(pageOf({pathname: '/careers/', search: '?job=driver'})).toBe('/careers?job=driver')
  expect(pageOf({pathname: '/contact', search: '?job=driver'})).toBe('/contact')
})

test('the pages in code stand at their paths in each language, the embed test in English alone', () => {
  expect(codePathsIn('en')).toEqual(['/auth', '/dashboard', '/embed-test'])
  expect(codePathsIn('es')).toEqual(['/es/acceso', '/es/panel'])
  expect(['/es/acceso/', '/dashboard', '/embed-test/', '/contact'].map(codePageAt)).toEqual([
    'auth',
    'dashboard',
    'embedTest',
    null,
  ])
})

test('each language has its not-found page', () => {
  expect([notFoundPath('en'), notFoundPath('es')]).toEqual(['/404', '/es/404'])
})

test('slashes at the end of a path do not count', () => {
  expect(['/', '//', '/contact//', '/a/b/'].map(normalizePath)).toEqual([
    '/',
    '/',
    '/contact',
    '/a/b',
  ])
})

test.each([
  ['/careers.html', '/careers'],
  ['/services/hourly-service.html', '/services/hourly-service'],
  ['/index.html', '/'],
  ['/es.html', '/es'],
  ['/es/index.html', '/es'],
])('the file of a page, %s, is the page itself [ROUTES-5]', (file, path) => {
  expect(normalizePath(file)).toBe(path)
  expect(contentPathOf(file)).toBe(path)
  expect(languageOf(file)).toBe(languageOf(path))
})

test('the files of pages in code are those pages, and no page is at /index', () => {
  expect(['/auth.html', '/es/acceso.html', '/404.html'].map(codePageAt)).toEqual([
    'auth',
    'auth',
    null,
  ])
  expect(['/404.html', '/es/404.html', '/index', '/careers.htm'].map(contentPathOf)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test.each(['404', 'assets', 'auth', 'dashboard', 'data', 'embed-test', 'index'])(
  'no page of the office begins with /%s, in no language',
  (first) => {
    expect(pathProblem(`/${first}/offer`)).toBe('reserved')
    expect(pathProblem(`/es/${first}`, 'es')).toBe('reserved')
  },
)

test('a Spanish page stands below /es, and no English one does', () => {
  expect(pathProblem('/es/eventos/regata', 'es')).toBeNull()
  expect(pathProblem('/fr/eventos', 'es')).toBe('shape')
  expect(pathProblem('/es/acceso', 'es')).toBe('reserved')
  expect(pathProblem('/es/eventos')).toBe('reserved')
  expect(contentPathOf('/es')).toBe('/es')
})

test('a path has at most 80 characters', () => {
  expect(pathProblem(`/${'a'.repeat(79)}`)).toBeNull()
})

test('what is written for a named page leads to that page in another language, and other links as they are written', () => {
  expect(hrefIn('es', '/reservation?vehicle=sprinter&hours=4')).toBe(
    '/es/reservacion?vehicle=sprinter&hours=4',
  )
  expect(hrefIn('es', '/#fleet')).toBe('/es#fleet')
  expect(hrefIn('es', '/contact/')).toBe('/es/contacto')
  expect(hrefIn('en', '/es/acceso')).toBe('/es/acceso')
  for (const other of [
    '/es/contacto',
    '/services/hourly-service',
    'https://example.com/auth',
    '#fleet',
    '',
  ]) {
    expect(hrefIn('es', other)).toBe(other)
  }
})
