import {expect, test} from 'vitest'

import {parseUrl} from './parse-url.ts'

test('a text that is no URL gives none', () => {
  expect(parseUrl('https://site.example/rates')?.pathname).toBe('/rates')
  expect(parseUrl('/rates', 'https://site.example')?.href).toBe('https://site.example/rates')
  expect(parseUrl('/rates')).toBeNull()
})
