import {expect, test} from 'vitest'

import {ruleContext} from '../../../../tests/support/content/rule-context.ts'
import {question} from '../../question.ts'
import {translationFollowsText} from './announcement.ts'

const published = {
  _id: 'announcement',
  _type: 'announcement',
  text: 'We are closed on Monday.',
  textTranslations: inSpanish('El lunes cerramos.'),
}

test('Spanish of an earlier announcement below a new English one is asked about', async () => {
  const asked = question(
    'You changed the English but not the Spanish. Does the Spanish still match?',
  )
  expect(await check('Hurricane watch.', 'El lunes cerramos.')).toEqual(asked)
  expect(await check('Hurricane watch.', 'Vigilancia de huracán.')).toBe(true)
  expect(await check('Hurricane watch.', '')).toBe(true)
  expect(await check('', 'El lunes cerramos.')).toBe(true)
  expect(await check(published.text, 'El lunes cerramos.')).toBe(true)
})

test('before the first announcement nothing is asked', async () => {
  expect(await check('Hurricane watch.', 'El lunes cerramos.', [])).toBe(true)
})

function check(text: string, spanish: string, documents = [published]) {
  const draft = {_id: 'drafts.announcement', _type: 'announcement'}
  return translationFollowsText(inSpanish(spanish), text, ruleContext(draft, documents))
}

function inSpanish(value: string) {
  return [{_key: 'es', _type: 'internationalizedArrayTextValue', language: 'es', value}]
}
