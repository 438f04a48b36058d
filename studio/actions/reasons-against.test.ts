import type {Path} from 'sanity'
import {expect, test} from 'vitest'

import {publishQuestion} from '../validation/publish-question.ts'
import {reasonsAgainst} from './reasons-against.ts'

const asked = (path: Path) => ({
  level: 'warning' as const,
  path,
  ...publishQuestion('Does the Spanish still match?'),
  item: {message: ''},
})
const tagline = asked(['taglineTranslations'])
const footer = asked(['footerTranslations'])

test('an editor who has answered the question of one field is asked when another field raises the same one meanwhile [PUBLISH-4]', () => {
  expect(reasonsAgainst([tagline], [])).toEqual([tagline])
  expect(reasonsAgainst([tagline], [tagline])).toEqual([])
  expect(reasonsAgainst([tagline, footer], [tagline])).toEqual([tagline, footer])
})

test('an error stops a publish whatever was answered', () => {
  const error = {...tagline, level: 'error' as const}
  expect(reasonsAgainst([error, footer], [tagline, footer])).toEqual([error])
})
