import {afterAll, beforeAll, expect, test} from 'vitest'

import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {retirePage} from '../../../studio/pages/retire/retire-page.ts'
import {readUses} from '../../../studio/where-used/uses.ts'
import {english, link, section} from '../../support/content/boat-show-page.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {startLake, token} from '../../support/lake/running-lake.ts'

const lake = await startLake()
const {client} = lake
beforeAll(() =>
  importSeedData({projectId: 'localdev', dataset: 'production', apiHost: lake.url, token}),
)
afterAll(() => lake.stopAndDelete())

test('a page that is taken off the site stays as a draft, and its links lead to the page instead [PAGES-3]', async () => {
  await client.create(english('gala'))
  await client.create({...english('gala'), _id: 'gala-es', language: 'es', path: '/es/gala'})
  await client.create({...english('party'), sections: [section('call', 'gala')]})
  await retirePage(client, {id: 'gala', how: 'unpublish', instead: 'party'})
  expect(await client.getDocument('gala')).toBeUndefined()
  expect(await client.getDocument('drafts.gala')).toMatchObject({path: '/gala'})
  expect(await client.getDocument('gala-es')).toMatchObject({path: '/es/gala'})
  expect(await client.getDocument('party')).toMatchObject({
    formerPaths: ['/gala'],
    sections: [{actions: [{target: linkTo('party')}]}],
  })
  const {translations} = await readUses(client, 'gala', 'page')
  expect(translations).toEqual([{id: 'gala-es', language: 'es', isPublished: true}])
})

test('a link that is written with a query needs its page, or the one that gets the addresses of that page [PAGES-3]', async () => {
  await client.create({...english('marina'), formerPaths: ['/docks']})
  await client.create(english('quay'))
  const links = ['/marina?from=card', '/docks/?a=1', '/quay?a=1', '/marinas?a=1'].map(
    (href, index) => ({
      ...english(`links-${index}`),
      sections: [
        {...section('call'), actions: [{...link('Go', ''), target: {_type: 'linkTarget', href}}]},
      ],
    }),
  )
  for (const page of links) await client.create(page)
  const neededIn = async (id: string) =>
    (await readUses(client, id, 'page')).requiredBy.map((document) => document.id)
  expect(await neededIn('marina')).toEqual(['links-0', 'links-1'])
  expect(await neededIn('quay')).toEqual(['links-2'])

  await retirePage(client, {id: 'marina', how: 'delete', instead: 'quay'})
  expect(await neededIn('quay')).toEqual(['links-0', 'links-1', 'links-2'])
})

test('a link to a former path of a page that another page has taken over needs that other page [PAGES-3]', async () => {
  await client.create({...english('ball-2026'), formerPaths: ['/ball', '/dance']})
  await client.create(english('ball'))
  // Only planned to stand at the other one.
  await client.create({...english('dance'), _id: 'drafts.dance'})
  for (const path of ['ball', 'dance']) {
    await client.create({
      ...english(`link-to-${path}`),
      sections: [
        {
          ...section('call'),
          actions: [{...link('Go', ''), target: {_type: 'linkTarget', href: `/${path}?a=1`}}],
        },
      ],
    })
  }
  // What the content lake keeps for itself, such as an access group, is no content.
  await client.create({
    _id: '_.groups.dancers',
    _type: 'system.group',
    actions: [{...link('Go', ''), target: {_type: 'linkTarget', href: '/dance'}}],
  })
  const neededIn = async (id: string) =>
    (await readUses(client, id, 'page')).requiredBy.map((document) => document.id)
  expect(await neededIn('ball-2026')).toEqual(['link-to-dance'])
  expect(await neededIn('ball')).toEqual(['link-to-ball'])
})

test.each(['unpublish', 'delete'] as const)(
  'what somebody publishes right before a page goes (%s) is not lost [PAGES-3]',
  async (how) => {
    const id = `parade-${how}`
    await client.create(english(id))
    const slow = lake.clientWith({
      requestHandler: async (request, send) => {
        if (String(request.url).includes('/data/mutate/')) {
          await client.patch(id).set({title: 'Boat Parade'}).commit()
        }
        return send(request)
      },
    })
    await expect(retirePage(slow, {id, how, instead: null})).rejects.toMatchObject({
      statusCode: 409,
    })
    expect(await client.getDocument(id)).toMatchObject({title: 'Boat Parade'})
    await retirePage(client, {id, how, instead: null})
    expect(await client.getDocument(id)).toBeUndefined()
  },
)

test('deleting a page that was never published does not change the page that takes over its links [PAGES-3]', async () => {
  await client.create({...english('rally'), _id: 'drafts.rally'})
  const quay = await client.create(english('rally-quay'))
  await client.create({
    ...english('rally-links'),
    sections: [{...section('call'), actions: [{...link('Go', ''), target: weakly('rally')}]}],
  })
  expect(await retirePage(client, {id: 'rally', how: 'delete', instead: quay._id})).toBe('retired')
  expect(await client.getDocument(quay._id)).toEqual(quay)
  expect(await client.getDocument('rally-links')).toMatchObject({
    sections: [{actions: [{target: {page: {_ref: quay._id}}}]}],
  })
})

test.each(['unpublish', 'delete'] as const)(
  'a page that somebody has just deleted is not retired again (%s), and its links stay as they are [PAGES-3]',
  async (how) => {
    const id = `sailing-${how}`
    const instead = await client.create(english(`${id}-instead`))
    const other = await client.create({
      ...english(`${id}-links`),
      sections: [{...section('call'), actions: [{...link('Go', ''), target: weakly(id)}]}],
    })
    expect(await retirePage(client, {id, how, instead: instead._id})).toBe('gone')
    expect(await client.getDocuments([instead._id, other._id])).toEqual([instead, other])
  },
)

/** A link to a page that is not published, as in a draft. */
function weakly(id: string) {
  const target = linkTo(id)
  return {...target, page: {...target.page, _weak: true}}
}
