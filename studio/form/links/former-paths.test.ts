import {expect, test} from 'vitest'

import {formerPathsFor} from './former-paths.ts'

const published = {path: '/art-basel', formerPaths: ['/art-week']}

test('the published address becomes a former one, and no more so when it is typed again [PAGES-3]', () => {
  const moved = formerPathsFor('/art', ['/art-week'], published)
  expect(moved).toEqual(['/art-week', '/art-basel'])
  expect(formerPathsFor('/art-b', moved, published)).toEqual(['/art-week', '/art-basel'])
  expect(formerPathsFor('/art-basel', moved, published)).toEqual(['/art-week'])
})

test('a page that comes back to a former address does not redirect to itself', () => {
  expect(formerPathsFor('/art-week', ['/art-week'], published)).toEqual(['/art-basel'])
})

test('a page that was never published leaves nothing behind', () => {
  expect(formerPathsFor('/art', undefined, null)).toEqual([])
})
