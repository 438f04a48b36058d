import type {ConditionalProperty} from 'sanity'
import {expect, test} from 'vitest'

import {linkTarget} from './link-target.ts'

test('a part without its page can be seen, so that a link that is no longer wanted can be emptied', () => {
  expect(isHidden('section', {section: 'fleet'})).toBe(false)
  expect(isHidden('section', {})).toBe(true)
  expect(isHidden('section', {page: {_ref: 'page-home'}})).toBe(false)
})

test('of a page and an address the other one is hidden, but never one that is filled in', () => {
  const page = {_ref: 'page-home'}
  const href = 'https://company.com'
  expect([isHidden('page', {href}), isHidden('href', {page})]).toEqual([true, true])
  expect([isHidden('page', {}), isHidden('href', {})]).toEqual([false, false])
  const both = {page, href}
  expect([isHidden('page', both), isHidden('href', both)]).toEqual([false, false])
})

function isHidden(name: string, parent: Record<string, unknown>) {
  const hidden: ConditionalProperty = linkTarget.fields.find((field) => field.name === name)?.hidden
  if (typeof hidden !== 'function') return hidden
  return hidden({document: undefined, currentUser: null, parent, value: parent[name], path: []})
}
