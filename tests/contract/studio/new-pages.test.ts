import type {SanityDocument} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {CopiedPageGone, pageDraft} from '../../../studio/pages/new/page-draft.ts'
import {patterns} from '../../../studio/pages/new/patterns.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {startLake, token} from '../../support/lake/running-lake.ts'

const lake = await startLake()
const {client} = lake
beforeAll(() =>
  importSeedData({projectId: 'localdev', dataset: 'production', apiHost: lake.url, token}),
)
afterAll(() => lake.stopAndDelete())

test('a new page begins with what airport pages show on the site, not with their drafts [PAGES-1]', async () => {
  const pattern = patterns.find(({name}) => name === 'airport')
  if (!pattern) throw new Error('There is no such pattern.')
  const before = await pageDraft(client, 'Homestead', {pattern})
  const pages = await client.fetch<SanityDocument[]>('*[_type == "page" && defined(destination)]')
  const drafts = client.transaction()
  for (const page of pages) {
    const sections = [{_type: 'meetingSection', _key: 'meeting', heading: 'Not finished yet'}]
    drafts.create({...page, _id: `drafts.${page._id}`, sections})
  }
  await drafts.commit()
  const after = await pageDraft(client, 'Homestead', {pattern})
  const withoutKey = (section: {_key: string}) => ({...section, _key: ''})
  expect(after.sections.map(withoutKey)).toEqual(before.sections.map(withoutKey))
})

test('a copy of a page leads to its own sections where the original leads to its own [PAGES-1]', async () => {
  const id = 'page-with-sections'
  const home = linkTo('page-home')
  await client.create({
    _id: id,
    _type: 'page',
    title: 'Boats',
    sections: [
      {
        _type: 'pageHeadSection',
        _key: 'head',
        buttons: [
          {_key: 'a', label: 'Prices', target: linkTo(id, 'prices')},
          {_key: 'b', label: 'Home', target: home},
        ],
      },
      {_type: 'textSection', _key: 'prices'},
    ],
  })
  const draft = await pageDraft(client, 'More boats', {copyOf: id})
  const itself = {_ref: draft._id.replace('drafts.', ''), _weak: true}
  expect(draft.sections).toMatchObject([
    {_key: 'head', buttons: [{target: {page: itself, section: 'prices'}}, {target: home}]},
    {_key: 'prices'},
  ])
  await client.create(draft)
  const ids = {draftId: draft._id, publishedId: itself._ref}
  await client.action({actionType: 'sanity.action.document.publish', ...ids})
  expect(
    await client.fetch('*[_id == $id][0].sections[0].buttons[].target', {id: itself._ref}),
  ).toEqual([linkTo(itself._ref, 'prices'), home])
  await client.delete(itself._ref)
})

test('a copy of a legal document has a heading of its own above its parts, which keep theirs [PAGES-1]', async () => {
  const id = 'legal-terms-of-service'
  const original = await client.getDocument(id)
  const {sections} = await pageDraft(client, 'Terms for hotels', {copyOf: id})
  const [head, ...parts] = sections
  expect(head).toMatchObject({
    _type: 'pageHeadSection',
    _key: expect.any(String),
    heading: 'Terms for hotels',
    lead: original?.['lead'],
  })
  expect(parts).toEqual(original?.['sections'])
})

test('a page that has left the site cannot be copied [PAGES-1]', async () => {
  await expect(pageDraft(client, 'Boats', {copyOf: 'page-gone'})).rejects.toThrow(CopiedPageGone)
})

test('a new page stands at no path that another page, its draft or the site itself has [PAGES-2]', async () => {
  await client.create({_id: 'drafts.page-gala', _type: 'page', path: '/gala'})
  const pathOf = async (title: string) =>
    (await pageDraft(client, title, {copyOf: 'page-contact'})).path
  expect(await pathOf('Contact')).toBe('/contact-2')
  expect(await pathOf('Gala')).toBe('/gala-2')
  expect(await pathOf('Dashboard')).toBe('/dashboard-2')
})
