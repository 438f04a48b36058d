import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {documentsClient} from '../../scripts/content-check/documents-client.ts'
import {compile} from '../../scripts/content-check/studio-rules.ts'
import {validateAsStudio} from '../../scripts/content-check/validate-as-studio.ts'
import {documentOf} from '../../tests/support/content/seed-documents.ts'
import {imported} from '../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../schema/index.ts'
import {inPlainWords, notChecked, notPublished} from './in-plain-words.ts'

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

test('a link to a page that is not on the site yet is answered with the way to publish both [CHECK-9]', async () => {
  const {markers} = await validateAsStudio(imported(documentOf('menus')), {
    rules: compile(schemaTypes),
    client: documentsClient([]),
    exists: (id) => id !== 'page-contact',
  })
  // As a form gets them.
  const messages = markers.map(({path, level, message}) => inPlainWords({path, level, message}))
  expect(messages.map(({message}) => message)).toContain(notPublished)
  expect(messages.filter(({message}) => message.startsWith('Referenced'))).toEqual([])
})

test.each([
  ['MMMM D, YYYY', 'November 26, 2027'],
  ['ddd, MMM D, YYYY', 'Fri, Nov 26, 2027'],
  ['MMM D, YYYY h:mm A', 'Nov 26, 2027 9:00 AM'],
])('a date that is not written as %j gets an example of it', (format, example) => {
  const message = `Invalid date. Must be on the format "${format}"`
  expect(inPlainWords({message, level: 'error'}).message).toBe(
    `This date cannot be read. Empty the field, then choose the day in the calendar or write it as "${example}".`,
  )
})

test('the message of a rule stays', () => {
  const marker = {message: 'Fill this in. The site needs it.', level: 'error'}
  expect(inPlainWords(marker)).toBe(marker)
})
