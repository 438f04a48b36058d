import {expect, test} from 'vitest'

import {isContentIconName} from './icon-names.ts'

test('staff choose from the icons of the content, not from those of the interface', () => {
  expect(isContentIconName('plane')).toBe(true)
  expect(isContentIconName('menu')).toBe(false)
  expect(isContentIconName(null)).toBe(false)
})
