import {globSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

/** Container queries, which begin with "@", are about the room of one part; `sizes` of a picture cannot read the theme. */
const ownWidth = /(?<!@)\b(?:max|min)-\[[\d.]+(?:px|rem)\]:|matchMedia\([^)]*width/g

test('widths at which the layout changes stand in the theme', () => {
  const files = globSync('src/**/*.{ts,tsx}', {exclude: ['**/*.test.{ts,tsx}']})
  expect(files.length).toBeGreaterThan(100)
  const own = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ownWidth)].map(([width]) => `${file}: ${width}`),
  )
  expect(own).toEqual([])
})
