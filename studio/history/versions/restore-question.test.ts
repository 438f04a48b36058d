import {expect, test} from 'vitest'

import {restoreQuestion} from './restore-question.ts'

const gone = ['Sedan']
const sentences = ['Sedan is gone, so the version comes back without it']

test('rates of a vehicle that is gone ask for no other choice [HISTORY-3]', () => {
  expect(restoreQuestion('rates', {hasEdits: false, gone, sentences})).toBe(
    'It comes back into the form; visitors see it only when you press Publish. A vehicle with prices in it is gone, and they are left out. This changes:',
  )
  expect(restoreQuestion('page', {hasEdits: true, gone, sentences})).toBe(
    'It comes back into the form; visitors see it only when you press Publish. Edits that are not published yet are replaced. Something that it needs is gone. Choose something else before you publish. This changes:',
  )
})

test('a version that is what the form shows says so', () => {
  expect(restoreQuestion('page', {hasEdits: false, gone: [], sentences: []})).toBe(
    'It comes back into the form; visitors see it only when you press Publish. It is the same as what the form shows now.',
  )
})
