import {expect, test} from 'vitest'

import {documentsClient} from '../../../../scripts/content-check/documents-client.ts'
import {compile} from '../../../../scripts/content-check/studio-rules.ts'
import type {DatasetDocument} from '../../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../../tests/support/content/rule-context.ts'
import {schemaTypes} from '../../../schema/index.ts'
import {pageIsInLanguage, translationIsWhole} from './translation.ts'

const schema = compile(schemaTypes)
const english = {_id: 'page-gala', _type: 'page', title: 'Gala'}
const spanish = {...english, _id: 'page-gala-es', language: 'es'}
const noTitle = {...spanish, title: undefined}
const lacksTitle = {path: ['title'], message: 'Empty. The English says “Gala”.'}

test('a Spanish page lacks nothing of the English one [TRANSLATE-2]', async () => {
  expect(await missing({...spanish, title: 'La gala'}, english)).toBe(true)
  expect(await missing({...noTitle}, english)).toEqual([lacksTitle])
})

test('a Spanish page is compared with the published English one, and before that with its draft [TRANSLATE-2]', async () => {
  const draft = {...english, _id: 'drafts.page-gala', title: undefined}
  expect(await missing(noTitle, draft, english)).toEqual([lacksTitle])
  expect(await missing(noTitle, {...english, _id: draft._id})).toEqual([lacksTitle])
  expect(await missing(noTitle, draft)).toBe(true)
  expect(await missing(noTitle)).toBe(true)
})

test('an English page is compared with nothing [TRANSLATE-2]', async () => {
  expect(await missing({...english, title: undefined}, english)).toBe(true)
  expect(
    await translationIsWhole(undefined, {schema, getClient: () => documentsClient([english])}),
  ).toBe(true)
})

test('a Spanish opening waits for the English one, which has its days [TRANSLATE-4]', async () => {
  const translated = {_type: 'job', language: 'es', title: 'Chofer'}
  const first = 'Publish the English opening first: the dates are kept there.'
  const job = {_id: 'job-driver', _type: 'job', title: 'Chauffeur'}
  expect(await missing({...translated, _id: 'job-driver-es'})).toBe(first)
  expect(
    await missing({...translated, _id: 'job-driver-es'}, {...job, _id: 'drafts.job-driver'}),
  ).toBe(first)
  expect(await missing({...translated, _id: 'job-driver-es'}, job)).toBe(true)
})

test('the Spanish home page waits for the Spanish of what is on every page [TRANSLATE-5]', async () => {
  const home = {...spanish, _id: 'drafts.page-home-es'}
  const settings = {_id: 'siteSettings', _type: 'siteSettings', callLabel: 'Call Us'}
  expect(await missing(home, settings)).toBe(
    'Write the Spanish of Company details first: what stands there is on every page.',
  )
  expect(await missing({...home, _id: 'page-gala-es'}, settings)).toBe(true)
})

test('a page links to pages in its language [LANG-3]', async () => {
  const check = (language: string | undefined, _ref?: string) =>
    pageIsInLanguage(
      {_ref},
      ruleContext({_id: 'drafts.page-a', _type: 'page', language}, [
        english,
        {...spanish, title: 'La gala'},
        {...english, _id: 'page-untitled', title: undefined},
        {...spanish, _id: 'page-untitled-es', title: undefined},
      ]),
    )
  expect(await check('es', 'page-gala')).toBe(
    'This leads to a page in English. Choose "La gala", its Spanish version.',
  )
  expect(await check(undefined, 'page-gala-es')).toBe(
    'This leads to a page in Spanish. Choose "Gala", its English version.',
  )
  expect(await check('es', 'page-untitled')).toBe(
    'This leads to a page in English. Choose "", its Spanish version.',
  )
  expect(await check('es', 'page-ball')).toBe(
    'This leads to a page in English, which has no Spanish version yet.',
  )
  for (const [language, _ref] of [
    ['es', 'page-gala-es'],
    ['en', 'page-gala'],
    ['es', undefined],
  ]) {
    expect(await check(language, _ref)).toBe(true)
  }
  expect(await pageIsInLanguage(undefined, ruleContext(spanish, []))).toBe(true)
})

function missing(draft: DatasetDocument, ...documents: DatasetDocument[]) {
  return translationIsWhole(
    {...draft, _rev: '', _createdAt: '', _updatedAt: ''},
    {schema, getClient: () => documentsClient(documents)},
  )
}
