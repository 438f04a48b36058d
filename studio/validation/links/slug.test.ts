import {expect, test} from 'vitest'

import {slugFromTitle, slugShape} from './slug.ts'

test('a slug holds lowercase letters and hyphens', () => {
  expect(slugShape(undefined)).toBe(true)
  expect(slugShape('operations-manager')).toBe(true)
  for (const slug of [
    'Operations-Manager',
    'operations manager',
    '-manager',
    'a--b',
    'x'.repeat(61),
  ]) {
    expect(slugShape(slug)).toBe(
      'Use lowercase letters, digits and single hyphens, for example operations-manager.',
    )
  }
})

test.each([
  ['Operations Manager', 'operations-manager'],
  ['  Café & Bar: Señor Chauffeur (nights) ', 'cafe-bar-senor-chauffeur-nights'],
  ['Chauffeur/Driver #2 <script>', 'chauffeur-driver-2-script'],
  ['x'.repeat(70), 'x'.repeat(60)],
  [`${'word '.repeat(11)}longer`, `${'word-'.repeat(10)}word`],
])('the title "%s" makes the slug %s', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug)
  expect(slugShape(slug)).toBe(true)
})

test('a title without a letter makes no slug', () => {
  expect(slugFromTitle('???')).toBe('')
})

test('a slug that just fits keeps its last word', () => {
  const title = `${'a'.repeat(29)} ${'b'.repeat(30)}`
  expect(slugFromTitle(title)).toBe(title.replace(' ', '-'))
})

test.each(['operations-manager ', '\u00a0operations-manager', 'operations-\u200bmanager'])(
  '%j is refused for what nobody sees in it',
  (slug) => {
    expect(slugShape(slug)).toMatch(/^There is a space or an invisible character in it/)
  },
)
