import {expect, test} from 'vitest'

import {hasAltText, hasFile} from './picture.ts'

test('a picture has a description unless it is decoration', () => {
  const asset = {_ref: 'image-1'}
  expect(hasAltText(undefined)).toBe(true)
  expect(hasAltText({asset, alt: 'Black Escalade'})).toBe(true)
  expect(hasAltText({asset, decorative: true})).toBe(true)
  expect(hasAltText({asset, alt: ' '})).toBe(
    'Describe the picture in a few words, or turn on "Decoration only".',
  )
  expect(hasFile({asset})).toBe(true)
  expect(hasFile({alt: 'Black Escalade'})).toBe('Choose a picture.')
})
