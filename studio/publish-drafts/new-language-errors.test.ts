import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'

import {documentOf} from '../../tests/support/content/seed-documents.ts'
import {withNewLanguageErrors} from './new-language-errors.ts'

const message = 'Write this in Spanish as well. The site needs it in every language.'

const waiting = (id: string, change: object = {}, published: object | null = {}) => {
  const document = documentOf(id)
  const system = {_rev: '1', _createdAt: '', _updatedAt: ''}
  const draft: SanityDocument = {...document, ...system, ...change, _id: `drafts.${id}`}
  return {id, draft, published, errors: []}
}
const home = waiting('page-home-es', {}, null)
const settings = waiting('siteSettings', {bookNowLabelTranslations: []})
const menus = waiting('menus', {
  headerLinks: [{_key: 'fleet', _type: 'link', label: 'The fleet'}],
})

test('a home page that is new in its language is published only with what every page needs in it [TRANSLATE-5]', () => {
  const documents = [home, settings, menus]
  const [page, ...others] = withNewLanguageErrors(documents, documents)
  expect(page).toBe(home)
  expect(others.map(({errors}) => errors)).toEqual([
    [{level: 'error', path: ['bookNowLabelTranslations'], message}],
    [{level: 'error', path: ['headerLinks', {_key: 'fleet'}, 'labelTranslations'], message}],
  ])
})

test('drafts that lack nothing, or stand beside no such home page, are as they were', () => {
  const complete = [home, waiting('siteSettings'), waiting('menus')]
  expect(withNewLanguageErrors(complete, complete)).toEqual(complete)
  for (const other of [
    waiting('page-home-es'),
    waiting('page-home', {}, null),
    waiting('page-contact-es', {}, null),
  ]) {
    const documents = [other, settings, menus]
    expect(withNewLanguageErrors(documents, documents)).toEqual(documents)
  }
  expect(withNewLanguageErrors([home, settings], [settings])).toEqual([home, settings])
})
