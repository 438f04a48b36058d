import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../../tests/support/content/rule-context.ts'
import {publishQuestion} from '../../publish-question.ts'
import {translationsFollowTimes} from './follow-times.ts'

const end = '2026-12-31T17:00:00.000Z'
const laterEnd = '2027-01-31T17:00:00.000Z'
const section = {_key: 'a', _type: 'callToActionSection', heading: 'To the docks'}
const gala = {_id: 'page-gala', _type: 'page', title: 'Gala', sections: [section]}
const spanish = {...gala, _id: 'page-gala-es', language: 'es', title: 'La gala'}

test('a page that shows longer or shorter in Spanish than it will in English is asked about [TRANSLATE-1]', async () => {
  expect(await asks({...gala, showUntil: laterEnd}, gala, spanish)).toEqual([
    {
      ...publishQuestion(
        '"La gala", the Spanish version, has no end. Will you change that as well?',
      ),
      path: ['showUntil'],
    },
  ])
  const ends = {showUntil: end}
  expect(await asks(gala, {...gala, ...ends}, {...spanish, ...ends})).toEqual([
    {
      ...publishQuestion(
        '"La gala", the Spanish version, shows until Dec 31, 2026, 12:00 PM in Miami. Will you change that as well?',
      ),
      path: ['showUntil'],
    },
  ])
})

test('a section is asked about where it stands, and one that only English has is not [TRANSLATE-1]', async () => {
  const sections = [
    {...section, showFrom: end},
    {...section, _key: 'new', showFrom: end},
  ]
  const asked = {
    ...publishQuestion(
      'This section of "La gala", the Spanish version, has no start. Will you change that as well?',
    ),
    path: ['sections', {_key: 'a'}, 'showFrom'],
  }
  expect(await asks({...gala, sections}, gala, spanish)).toEqual([asked])
  expect(await asks({...gala, sections}, {...gala, sections: []}, spanish)).toEqual([asked])
})

test('the day of a legal text is asked about [TRANSLATE-1]', async () => {
  const policy = {_id: 'legal-a', _type: 'legalDocument', lastUpdated: '2026-11-20'}
  const translation = {...policy, _id: 'legal-a-es', language: 'es', title: 'Privacidad'}
  expect(await asks({...policy, lastUpdated: '2026-11-28'}, policy, translation)).toEqual([
    {
      ...publishQuestion(
        '"Privacidad", the Spanish version, says Nov 20, 2026. Will you change that as well?',
      ),
      path: ['lastUpdated'],
    },
  ])
})

test('what is published with other times already, has the same in Spanish, or has no Spanish is not asked about', async () => {
  const ends = {...gala, showUntil: end}
  expect(await asks({...ends, title: 'The gala'}, ends, spanish)).toEqual([])
  expect(await asks(ends, gala, {...spanish, showUntil: end})).toEqual([])
  expect(await asks(ends, gala)).toEqual([])
  expect(await asks(ends, gala, {...spanish, _id: 'drafts.page-gala-es'})).toEqual([])
})

test('English that is published for the first time beside Spanish is asked about', async () => {
  expect(await asks({...gala, showUntil: end}, spanish)).toHaveLength(1)
  expect(await asks(gala, {...spanish, showUntil: end})).toHaveLength(1)
})

test('a translation asks nothing about itself', async () => {
  expect(await asks({...spanish, showUntil: end}, gala, spanish)).toEqual([])
})

function asks(draft: DatasetDocument, ...documents: DatasetDocument[]) {
  const context = ruleContext({...draft, _id: `drafts.${draft._id}`}, documents)
  return translationsFollowTimes(context.document, context)
}
