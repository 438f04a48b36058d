import {expect, test} from 'vitest'

import {addressProblem, contentPathOf, jobIn, jobPath, pageOf} from './routes.ts'

test('any path that can be an address may be a page of the office', () => {
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
])('the problem of %s as the address of a new page: %s [PAGES-2]', (path, problem) => {
  expect(addressProblem(path)).toBe(problem)
})

test('an opening that is shown alone is a page of its own', () => {
  expect(jobPath('day & night')).toBe('/careers?job=day%20%26%20night')
  expect(jobIn('?job=day%20%26%20night')).toBe('day & night')
  expect(jobIn('?job=')).toBeNull()
  expect(pageOf({pathname: '/careers/', search: '?job=driver'})).toBe('/careers?job=driver')
  expect(pageOf({pathname: '/contact', search: '?job=driver'})).toBe('/contact')
})
