import {expect, test} from 'vitest'

import {parameterName} from './parameter-name.ts'

test.each([undefined, '', 'lang', 'ui-locale', 'hl_2'])('%s is a name of a parameter', (name) => {
  expect(parameterName(name)).toBe(true)
})

test.each(['?lang', 'lang=', 'lang=es', 'two words', '2nd'])('%s is none', (name) => {
  expect(parameterName(name)).toMatch(/^Write the name alone/)
})
