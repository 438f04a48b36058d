import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../../tests/support/content/rule-context.ts'
import {pathIsFree} from './path-is-free.ts'

const draft = {_id: 'drafts.page-gala', _type: 'page'}

test('a path that another page has is refused, whatever kind of page it is [PAGES-2]', async () => {
  for (const _type of ['page', 'service', 'legalDocument']) {
    for (const _id of ['other', 'drafts.other']) {
      expect(await checkPath('/gala', {_id, _type, title: 'The Gala', path: '/gala'})).toBe(
        'The page "The Gala" already uses this address. Choose another one.',
      )
    }
  }
  expect(await checkPath('/gala', {_id: 'other', _type: 'page', path: '/gala'})).toBe(
    'The page "other" already uses this address. Choose another one.',
  )
})

test('a page keeps its own path, and a path that no page has is free [PAGES-2]', async () => {
  const own = {_type: 'page', path: '/gala'}
  expect(await checkPath('/gala', {...own, _id: 'page-gala'}, {...own, ...draft})).toBe(true)
  expect(await checkPath('/gala', {_id: 'other', _type: 'page', path: '/galas'})).toBe(true)
  expect(await checkPath(undefined, {_id: 'other', _type: 'page'})).toBe(true)
})

function checkPath(path: string | undefined, ...documents: DatasetDocument[]) {
  return pathIsFree(path, ruleContext(draft, documents))
}
