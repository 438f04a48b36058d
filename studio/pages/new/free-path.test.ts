import {expect, test} from 'vitest'

import {freePath} from './free-path.ts'

test('a new page gets the path of its title, with a number where another page or the site has it [PAGES-2]', () => {
  expect(freePath('Art Basel Week', ['/contact'])).toBe('/art-basel-week')
  expect(freePath('Contact', ['/contact'])).toBe('/contact-2')
  expect(freePath('Contact', ['/contact', '/contact-2', '/contact-4'])).toBe('/contact-3')
  expect(freePath('Dashboard', [])).toBe('/dashboard-2')
  expect(freePath('ES', [])).toBe('/es-2')
  expect(freePath('!', [])).toBe('')
})
