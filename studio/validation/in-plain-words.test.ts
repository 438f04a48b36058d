import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {compile} from '../../scripts/content-check/studio-rules.ts'
import {validateAsStudio} from '../../scripts/content-check/validate-as-studio.ts'
import {documentOf} from '../../tests/support/content/seed-documents.ts'
import {imported} from '../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../schema/index.ts'
import {inPlainWords, notChecked} from './in-plain-words.ts'

test('what a rule could not read is said without the words of the program', async () => {
  const unreachable = createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    requestHandler: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  const {markers} = await validateAsStudio(imported(documentOf('rates')), {
    rules: compile(schemaTypes),
    client: unreachable,
    exists: () => true,
  })
  expect(markers).not.toEqual([])
  // As a form gets them.
  const messages = markers.map(({path, level, message}) => ({path, level, message}))
  expect(new Set(messages.map((each) => inPlainWords(each).message))).toEqual(new Set([notChecked]))
})

test('the message of a rule stays', () => {
  const marker = {message: 'Fill this in. The site needs it.', level: 'error'}
  expect(inPlainWords(marker)).toBe(marker)
})
