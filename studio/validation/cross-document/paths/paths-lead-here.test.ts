import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../../tests/support/content/rule-context.ts'
import {publishQuestion} from '../../publish-question.ts'
import {pathsLeadHere} from './paths-lead-here.ts'

const draft = {_id: 'drafts.page-gala', _type: 'page', formerPaths: ['/ball', '/dance']}

test('a page is asked about where another one has its paths among the former ones', async () => {
  for (const _type of ['page', 'service', 'legalDocument']) {
    const other = {_id: 'other', _type, title: 'Home', path: '/'}
    expect(await check('/gala', {...other, formerPaths: ['/x', '/ball']})).toEqual(
      publishQuestion(
        'The page "Home" has /ball too, under "Former addresses". Remove there what should lead here. Publish it anyway?',
      ),
    )
    expect(await check('/gala', {...other, formerPaths: ['/gala', '/dance']})).toEqual(
      publishQuestion(
        'The page "Home" has /gala, /dance too, under "Former addresses". Remove there what should lead here. Publish it anyway?',
      ),
    )
  }
  const nameless = {_id: 'other', _type: 'page', formerPaths: ['/ball']}
  expect(await check(undefined, nameless)).toEqual(
    publishQuestion(
      'The page "other" has /ball too, under "Former addresses". Remove there what should lead here. Publish it anyway?',
    ),
  )
})

test('a page keeps its own paths, and those that only a draft or no page has', async () => {
  const other = {_id: 'other', _type: 'page', title: 'Home', path: '/', formerPaths: ['/ball']}
  expect(await check('/gala', {...other, _id: 'page-gala'}, {...other, ...draft})).toBe(true)
  expect(await check('/gala', {...other, _id: 'drafts.other'})).toBe(true)
  expect(
    await check('/gala', {...other, formerPaths: ['/balls']}, {...other, _id: 'job', _type: 'job'}),
  ).toBe(true)
  expect(await check('/gala', {_id: 'other', _type: 'page', path: '/ball'})).toBe(true)
  const fresh = {_id: 'drafts.page-new', _type: 'page'}
  expect(await pathsLeadHere(undefined, ruleContext(fresh, [other]))).toBe(true)
  expect(await pathsLeadHere('/ball', ruleContext(fresh, [other]))).not.toBe(true)
})

function check(path: string | undefined, ...documents: DatasetDocument[]) {
  return pathsLeadHere(path, ruleContext(draft, documents))
}
