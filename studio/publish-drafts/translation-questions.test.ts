import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {expect, test} from 'vitest'

import {arrayAt, documentOf} from '../../tests/support/content/seed-documents.ts'
import {schemaTypes} from '../schema/index.ts'
import {publishQuestion} from '../validation/publish-question.ts'
import {withTranslationQuestions} from './translation-questions.ts'

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})

const waiting = (
  id: string,
  draft: unknown,
): Parameters<typeof withTranslationQuestions>[0][number] => ({
  id,
  type: 'page',
  draft,
  errors: [],
  questions: [],
})
const english = documentOf('page-contact')
const added = {_key: 'new', _type: 'callToActionSection', heading: 'To the docks'}
const longer = {...english, sections: [...arrayAt(english, 'sections'), added]}
const spanish = waiting('page-contact-es', documentOf('page-contact-es'))

test('a translation is asked about where the English draft beside it has more [PUBLISH-4]', () => {
  const both = [waiting('page-contact', longer), spanish]
  const [original, translation] = withTranslationQuestions(both, (name) => schema.get(name))
  expect(original?.questions).toEqual([])
  expect(translation?.questions).toEqual([
    {
      level: 'warning',
      path: ['sections'],
      ...publishQuestion(
        'The English draft, which waits as well, has something that is missing or different here. Publish this anyway?',
      ),
    },
  ])
})

test('a translation that lacks nothing of the English draft, or waits alone, is not asked about', () => {
  const complete = [waiting('page-contact', english), spanish]
  expect(withTranslationQuestions(complete, (name) => schema.get(name))).toEqual(complete)
  expect(withTranslationQuestions([spanish], (name) => schema.get(name))).toEqual([spanish])
})

test('an English draft that cannot be published is nothing to compare with', () => {
  const errors = [{level: 'error' as const, path: [], message: 'The title is missing.'}]
  const both = [{...waiting('page-contact', longer), errors}, spanish]
  expect(withTranslationQuestions(both, (name) => schema.get(name))).toEqual(both)
})
