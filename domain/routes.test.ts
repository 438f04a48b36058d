import {expect, test} from 'vitest'

import {
  anchorsOf,
  contentPathOf,
  isKnownPath,
  jobIn,
  jobPath,
  linkablePaths,
  pageOf,
} from './routes.ts'

test('a path is known with and without a trailing slash', () => {
  expect(contentPathOf('/contact/')).toBe('/contact')
  expect(contentPathOf('/auth')).toBeNull()
  expect(isKnownPath('/auth/')).toBe(true)
  expect(isKnownPath('/pricing')).toBe(false)
})

test('staff may link to every page but the dashboard', () => {
  expect(linkablePaths()).toEqual([
    '/',
    '/auth',
    '/careers',
    '/contact',
    '/embed-test',
    '/privacy-policy',
    '/reservation',
    '/services/airport-transfers',
    '/services/corporate-travel',
    '/services/hourly-service',
    '/services/special-events',
    '/terms-of-service',
  ])
})

test('the home page and the careers page have anchors', () => {
  expect(anchorsOf('/')).toEqual(['services', 'fleet', 'about', 'coverage'])
  expect(anchorsOf('/careers')).toEqual(['openings'])
  expect(anchorsOf('/contact')).toEqual([])
  expect(anchorsOf('toString')).toEqual([])
})

test('an opening that is shown alone is a page of its own', () => {
  expect(jobPath('day & night')).toBe('/careers?job=day%20%26%20night')
  expect(jobIn('?job=day%20%26%20night')).toBe('day & night')
  expect(jobIn('?job=')).toBeNull()
  expect(pageOf({pathname: '/careers/', search: '?job=driver'})).toBe('/careers?job=driver')
  expect(pageOf({pathname: '/contact', search: '?job=driver'})).toBe('/contact')
})
