import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {checkSlugIsFree} from './job.ts'

const draft = {_id: 'drafts.job-driver', _type: 'job'}
const other = {_type: 'job', title: 'Night Chauffeur', slug: 'chauffeurs'}

test('two openings never share a slug, published or begun', async () => {
  const taken = '"Night Chauffeur" already uses this. Add a word to one of them.'
  expect(await checkSlug('chauffeurs', {...other, _id: 'job-night'})).toBe(taken)
  expect(await checkSlug('chauffeurs', {...other, _id: 'drafts.job-night'})).toBe(taken)
})

test('an opening keeps its own slug, and one that no opening has is free', async () => {
  const own = {...other, _id: 'job-driver'}
  expect(await checkSlug('chauffeurs', own, {...own, _id: draft._id})).toBe(true)
  expect(await checkSlug('chauffeurs', {...other, _id: 'page-a', _type: 'page'})).toBe(true)
  expect(await checkSlug('drivers', {...other, _id: 'job-night'})).toBe(true)
  expect(await checkSlug(undefined, {_id: 'job-night', _type: 'job', title: 'Night'})).toBe(true)
})

function checkSlug(slug: string | undefined, ...documents: DatasetDocument[]) {
  return checkSlugIsFree(slug, ruleContext(draft, documents))
}
