import {expect, test} from 'vitest'

import {parameterName} from './parameter-name.ts'

test.each([undefined, '', 'lang', 'ui-locale', 'hl_2'])('%s is a name of a parameter', (name) => {
  expect(parameterName(name)).toBe(true)
})

test.each(['?lang', 'lang=', 'lang=es', 'two words', '2nd'])('%s is none', (name) => {
  expect(parameterName(name)).toMatch(/^Write the name alone/)
})

test.each(['lang ', 'lang\u200b'])('%j is refused for what nobody sees in it', (name) => {
  expect(parameterName(name)).toMatch(/^There is a space or an invisible character in it/)
})
