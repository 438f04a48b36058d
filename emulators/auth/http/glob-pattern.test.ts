import {expect, test} from 'vitest'

import {globPattern} from './glob-pattern.ts'

test.for<[glob: string, text: string, matches: boolean]>([
  ['a*c', 'abbc', true],
  ['a*c', 'a/c', false],
  ['a*c', 'a.c', false],
  ['a**c', 'a/b.c', true],
  ['a?c', 'abc', true],
  ['a?c', 'a.c', false],
  ['a[bc]d', 'acd', true],
  ['a[bc]d', 'aed', false],
  ['a[b-d]e', 'ace', true],
  ['a[!bc]d', 'aed', true],
  ['a[!bc]d', 'abd', false],
  ['{one,two}.example', 'two.example', true],
  ['{one,two}.example', 'three.example', false],
  ['{a*,b?}/x', 'abc/x', true],
  ['{a*,b?}/x', 'bcd/x', false],
  ['a\\*c', 'a*c', true],
  ['a\\*c', 'abc', false],
  ['a.c', 'abc', false],
  ['a,b}', 'a,b}', true],
])('%s and %s: %s', ([glob, text, matches]) => {
  expect(globPattern(glob).test(text)).toBe(matches)
})
