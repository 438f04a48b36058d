import {expect, test} from 'vitest'

import {descriptionLength, titleLength} from './seo.ts'

test('titles and descriptions fit into search results [CHECK-12]', () => {
  expect(titleLength('x'.repeat(60))).toBe(true)
  expect(titleLength('x'.repeat(61))).toBe(
    '61 characters. Search engines cut titles after about 60.',
  )
  expect([140, 160].map((length) => descriptionLength('x'.repeat(length)))).toEqual([true, true])
  for (const length of [139, 161]) {
    expect(descriptionLength('x'.repeat(length))).toBe(
      `${length} characters. Search engines show 140 to 160 in full.`,
    )
  }
})

test('what is still empty is not measured', () => {
  expect([undefined, ''].map(titleLength)).toEqual([true, true])
  expect([undefined, ''].map(descriptionLength)).toEqual([true, true])
})
