import type {Path} from 'sanity'
import {expect, test} from 'vitest'

import {notStillEnglish} from './initial-text.ts'

const spanish = {_id: 'page-fleet-es', _type: 'page', _createdAt: '', _updatedAt: '', _rev: ''}
const inSection = ['sections', {_key: 'a'}, 'heading']

function judge(text: string | undefined, language: string, path?: Path) {
  return notStillEnglish(text, 'Our fleet', {document: {...spanish, language}, path})
}

test('a section of a Spanish page does not keep the English words with which it begins [TRANSLATE-2]', () => {
  const message = 'Still in English: “Our fleet”.'
  expect(judge('Our fleet', 'es', inSection)).toBe(message)
  expect(judge(' Our fleet ', 'es', inSection)).toBe(message)
  expect(judge('Nuestra flota', 'es', inSection)).toBe(true)
  expect(judge(undefined, 'es', inSection)).toBe(true)
})

test('an English page keeps them, and a field of the document itself may say the same in both languages', () => {
  expect(judge('Our fleet', 'en', inSection)).toBe(true)
  expect(judge('Our fleet', 'es', ['title'])).toBe(true)
  expect(judge('Our fleet', 'es')).toBe(true)
})
