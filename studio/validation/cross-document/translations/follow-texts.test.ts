import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../../tests/support/content/rule-context.ts'
import {publishQuestion} from '../../publish-question.ts'
import {translationsFollowTexts} from './follow-texts.ts'

const asked = publishQuestion(
  'You changed the English but not the Spanish. Does the Spanish still match?',
)
const announcement = {
  _id: 'announcement',
  _type: 'announcement',
  text: 'We are closed on Monday.',
  textTranslations: inSpanish('El lunes cerramos.'),
}

test('Spanish of an earlier announcement below a new English one is asked about [TRANSLATE-1]', async () => {
  const check = (text: string, spanish: string) =>
    asks({...announcement, text, textTranslations: inSpanish(spanish)}, announcement)
  expect(await check('Hurricane watch.', 'El lunes cerramos.')).toEqual([
    {...asked, path: ['textTranslations']},
  ])
  expect(await check('Hurricane watch.', 'Vigilancia de huracán.')).toEqual([])
  expect(await check('Hurricane watch.', '')).toEqual([])
  expect(await check('', 'El lunes cerramos.')).toEqual([])
  expect(await check(announcement.text, 'El lunes cerramos.')).toEqual([])
})

test('before a document is published for the first time nothing is asked [TRANSLATE-1]', async () => {
  expect(await asks({...announcement, text: 'Hurricane watch.'})).toEqual([])
})

test('Spanish that was published beside other English is not asked about again [TRANSLATE-1]', async () => {
  const published = {...announcement, text: 'Hurricane watch.'}
  expect(await asks({...published, showUntil: '2999-01-01T12:00:00.000Z'}, published)).toEqual([])
})

test('what an airport says in a list, in several rows or of a picture is asked about where it stands [TRANSLATE-1]', async () => {
  const point = {
    _key: 'a',
    title: 'Terminal 1',
    titleTranslations: inSpanish('Terminal uno'),
    steps: ['Go out.', 'Turn left.'],
    stepsTranslations: inSpanish(['Salga.', 'Doble a la izquierda.']),
  }
  const published = {
    _id: 'destination-a',
    _type: 'destination',
    picture: {alt: 'A door'},
    pictureAltTranslations: inSpanish('Una puerta'),
    meetingPoints: [{...point, _key: 'b'}, point],
  }
  const turned = {...point, steps: ['Go out.', 'Turn right.']}
  const meetingPoints = [turned, {...point, _key: 'b'}, {...turned, _key: 'new'}]
  expect(await asks({...published, picture: {alt: 'A gate'}, meetingPoints}, published)).toEqual([
    {...asked, path: ['pictureAltTranslations']},
    {...asked, path: ['meetingPoints', {_key: 'a'}, 'stepsTranslations']},
  ])
  const both = {...turned, stepsTranslations: inSpanish(['Salga.', 'Doble a la derecha.'])}
  expect(await asks({...published, meetingPoints: [both]}, published)).toEqual([])
})

function asks(draft: DatasetDocument, ...documents: DatasetDocument[]) {
  const context = ruleContext({...draft, _id: `drafts.${draft._id}`}, documents)
  return translationsFollowTexts(context.document, context)
}

function inSpanish(value: string | string[]) {
  return [{_key: 'es', language: 'es', value}]
}
