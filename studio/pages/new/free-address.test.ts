import {expect, test} from 'vitest'

import {freeAddress} from './free-address.ts'

test('a new page gets the address of its title, with a number where another page or the site has it [PAGES-2]', () => {
  expect(freeAddress('Art Basel Week', ['/contact'])).toBe('/art-basel-week')
  expect(freeAddress('Contact', ['/contact'])).toBe('/contact-2')
  expect(freeAddress('Contact', ['/contact', '/contact-2', '/contact-4'])).toBe('/contact-3')
  expect(freeAddress('Dashboard', [])).toBe('/dashboard-2')
  expect(freeAddress('ES', [])).toBe('/es-2')
  expect(freeAddress('!', [])).toBe('')
})
