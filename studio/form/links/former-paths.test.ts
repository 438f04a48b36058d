import {expect, test} from 'vitest'

import {formerPathsFor} from './former-paths.ts'

const published = {path: '/art-basel', formerPaths: ['/art-week']}

test('the published path becomes a former one, and no more so when it is typed again [PAGES-3]', () => {
  const moved = formerPathsFor('/art', ['/art-week'], published)
  expect(moved).toEqual(['/art-week', '/art-basel'])
  expect(formerPathsFor('/art-b', moved, published)).toEqual(['/art-week', '/art-basel'])
  expect(formerPathsFor('/art-basel', moved, published)).toEqual(['/art-week'])
})

test('a former path with which the new one begins is kept while the rest is typed [PAGES-3]', () => {
  const typed = ['/art-wee', '/art-week', '/art-week-2027']
  const kept = typed.reduce<string[]>(
    (former, path) => formerPathsFor(path, former, published),
    published.formerPaths,
  )
  expect(kept).toEqual(['/art-week', '/art-basel'])
})

test('a page that was never published leaves nothing behind', () => {
  expect(formerPathsFor('/art', undefined, null)).toEqual([])
})
