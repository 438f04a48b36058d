import {afterAll, expect, onTestFinished, test, vi} from 'vitest'

import {readMissingReferences} from '../../../studio/content/missing-references.ts'
import {bringBack} from '../../../studio/history/deleted/bring-back.ts'
import {readDeletions} from '../../../studio/history/deleted/deletions.ts'
import {undoPublish} from '../../../studio/history/versions/undo.ts'
import {retirePage} from '../../../studio/pages/retire/retire-page.ts'
import {readPossiblyPublishedIds} from '../../../studio/publish-drafts/possibly-published-ids.ts'
import {deleteDocument} from '../../../studio/where-used/delete-document.ts'
import {listOrderTypes, readUses} from '../../../studio/where-used/uses.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

const types = ['job', 'vehicle']

test('a deleted document is found with who deleted it, and is a draft again once it is brought back [HISTORY-3]', async () => {
  await client.create({_id: 'job-night', _type: 'job', title: 'Night Dispatcher'})
  await client.create({_id: 'job-day', _type: 'job', title: 'Day Dispatcher'})
  await deleteDocument(client, 'job-night', ['listOrder'])

  const [deletion, ...others] = await readDeletions(client, types)
  expect(others).toEqual([])
  expect(deletion).toMatchObject({
    documentId: 'job-night',
    author: 'local-user',
    content: {title: 'Night Dispatcher'},
  })
  const content = deletion?.content ?? {}
  expect(await bringBack(client, 'job-night', content, [])).toBe(true)
  expect(await client.getDocument('drafts.job-night')).toMatchObject({
    _type: 'job',
    title: 'Night Dispatcher',
  })
  expect(await client.getDocument('job-night')).toBeUndefined()
  expect(await bringBack(client, 'job-night', content, [])).toBe(false)
  expect(await readDeletions(client, types)).toEqual([])
})

test('what comes back as a draft is without the note of hosted Sanity where it came from', async () => {
  const _system = {base: {id: 'page-gala', rev: 'earlier'}}
  await bringBack(client, 'job-noted', {_id: 'job-noted', _type: 'job', _system}, [])
  await client.create({_id: 'page-gala', _type: 'page', title: 'Gala', _system})
  await retirePage(client, {id: 'page-gala', how: 'unpublish', instead: null})
  const drafts = await client.getDocuments(['drafts.job-noted', 'drafts.page-gala'])
  expect(drafts).toMatchObject([{_type: 'job'}, {title: 'Gala'}])
  for (const draft of drafts) expect(draft).not.toHaveProperty('_system')
  await client.delete({query: '*[_id in ["drafts.job-noted", "drafts.page-gala"]]'})
})

test('an opening is deleted with what it is in other languages, published or not', async () => {
  await client.create({_id: 'job-cook', _type: 'job', title: 'Cook'})
  await client.create({_id: 'job-cook-es', _type: 'job', language: 'es', title: 'Cocinero'})
  await client.create({_id: 'drafts.job-cook-es', _type: 'job', language: 'es', title: 'Cocinera'})
  const {translations} = await readUses(client, 'job-cook', 'job')
  expect(translations).toEqual([{id: 'job-cook-es', language: 'es', isPublished: true}])
  await deleteDocument(
    client,
    'job-cook',
    listOrderTypes,
    translations.map(({id}) => id),
  )
  expect(await client.fetch('*[_id match "*job-cook*"]._id')).toEqual([])
})

test('what waits in a release, as another Studio may make, is not a page that shows something', async () => {
  const page = {_type: 'page', title: 'Work', path: '/work', sections: [{_type: 'jobsSection'}]}
  await client.create({_id: 'page-work', ...page})
  await client.create({_id: 'versions.spring.page-work', ...page})
  const {pages} = await readUses(client, 'job-gardener', 'job')
  expect(pages).toEqual([{_id: 'page-work', title: 'Work', path: '/work'}])
})

test('edits that were not published come back too, but not those that were discarded before', async () => {
  await client.create({_id: 'job-one', _type: 'job', title: 'One'})
  await client.create({_id: 'drafts.job-one', _type: 'job', title: 'One, edited'})
  await deleteDocument(client, 'job-one', [])
  await client.create({_id: 'job-two', _type: 'job', title: 'Two'})
  await client.create({_id: 'drafts.job-two', _type: 'job', title: 'Two, edited'})
  await client.delete('drafts.job-two')
  await deleteDocument(client, 'job-two', [])
  const deletions = await readDeletions(client, types)
  expect(deletions.slice(0, 2).map(({content}) => content['title'])).toEqual(['Two', 'One, edited'])
})

test('edits that were not published come back after a closing that changed both at once', async () => {
  await client.create({_id: 'job-four', _type: 'job', title: 'Four'})
  await client.create({_id: 'drafts.job-four', _type: 'job', title: 'Four, edited'})
  const closing = {set: {closesOn: '2027-07-01T15:30:00.000Z'}}
  await client.transaction().patch('job-four', closing).patch('drafts.job-four', closing).commit()
  await deleteDocument(client, 'job-four', [])
  const [deletion] = await readDeletions(client, types)
  expect(deletion?.content).toMatchObject({title: 'Four, edited', ...closing.set})
})

test('what has been published, unpublished or renamed is not deleted; other kinds of content are left out', async () => {
  const before = await readDeletions(client, types)
  await client.create({_id: 'drafts.job-three', _type: 'job', title: 'Three'})
  const ids = {draftId: 'drafts.job-three', publishedId: 'job-three'}
  await client.action({actionType: 'sanity.action.document.publish', ...ids})
  await client.action({actionType: 'sanity.action.document.unpublish', ...ids})
  await client.create({_id: 'note', _type: 'system.note'})
  await client.delete('note')
  expect(await readDeletions(client, types)).toEqual(before)
})

test('a document whose picture is gone comes back without it', async () => {
  const picture = await client.create({_id: 'image-old', _type: 'sanity.imageAsset'})
  const asset = {_type: 'reference', _ref: picture._id}
  const order = {_type: 'reference', _ref: 'nothing', _weak: true}
  await client.create({_id: 'vehicle-old', _type: 'vehicle', picture: {alt: 'A car', asset}, order})
  await deleteDocument(client, 'vehicle-old', [])
  await client.delete(picture._id)

  const [deletion] = await readDeletions(client, types)
  const content = deletion?.content ?? {}
  const missing = await readMissingReferences(client, content)
  expect(missing).toEqual(['image-old'])
  await expect(bringBack(client, 'vehicle-old', content, [])).rejects.toThrow(/image-old/)
  expect(await bringBack(client, 'vehicle-old', content, missing)).toBe(true)
  const draft = await client.getDocument('drafts.vehicle-old')
  expect(draft?.['picture']).toEqual({alt: 'A car'})
  expect(draft?.['order']).toEqual(order)
})

test('a deleted page that links to a part of itself comes back with that link', async () => {
  const [id, target] = ['page-gala', linkTo('page-gala', 'rates')]
  await client.create({_id: `drafts.${id}`, _type: 'page'})
  await client.action(publicationOf(id))
  await client.patch(id).set({target}).commit()
  await deleteDocument(client, id, [])

  const [deletion] = await readDeletions(client, ['page'])
  const content = deletion?.content ?? {}
  expect(await readMissingReferences(client, content)).toEqual([])
  expect(await bringBack(client, id, content, [])).toBe(true)
  await client.action(publicationOf(id))
  expect(await client.getDocument(id)).toMatchObject({target})
})

test('all of many documents that are deleted at once are listed', async () => {
  const ids = Array.from(
    {length: 700},
    (_, index) => `destination-${'long-name-'.repeat(4)}${index}`,
  )
  const creation = client.transaction()
  for (const _id of ids) creation.create({_id, _type: 'destination'})
  await creation.commit()
  await client.delete({query: '*[_type == "destination"]'})
  const deletions = await readDeletions(client, ['destination'])
  expect(deletions.map(({documentId}) => documentId).toSorted()).toEqual(ids.toSorted())
})

test('a deletion of the last days is found behind hours of typing, an older one is not searched for [HISTORY-3]', async () => {
  const titles = async (reader: typeof client) =>
    (await readDeletions(reader, ['job'])).map(({content}) => content['title'])
  const readingSinceBefore = client.withConfig({})
  await client.create({_id: 'job-lost', _type: 'job', title: 'Lost'})
  await deleteDocument(client, 'job-lost', [])
  const [lost, ...lostBefore] = await titles(readingSinceBefore)
  expect(lost).toBe('Lost')

  await client.create({_id: 'drafts.job-typed', _type: 'job', title: ''})
  for (let letters = 0; letters < 1100; letters += 1) {
    await client
      .patch('drafts.job-typed')
      .set({title: `${letters}`})
      .commit()
  }
  await client.create({_id: 'job-newest', _type: 'job', title: 'Newest'})
  await deleteDocument(client, 'job-newest', [])
  const all = ['Newest', 'Lost', ...lostBefore]
  expect(await titles(readingSinceBefore)).toEqual(all)
  expect(await titles(client.withConfig({}))).toEqual(all)

  onTestFinished(() => {
    vi.useRealTimers()
  })
  vi.setSystemTime(Date.now() + 4 * 24 * 60 * 60 * 1000)
  expect(await titles(client.withConfig({}))).toEqual(['Newest'])
})

test('what waits was on the site before where the history has it there, or the draft is older than the history', async () => {
  await client.create({_id: 'page-fresh', _type: 'page'})
  await client.delete('page-fresh')
  await client.create({_id: 'drafts.page-begun', _type: 'page'})
  const fourDaysAgo = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString()
  await client.create({_id: 'drafts.page-old', _type: 'page', _createdAt: fourDaysAgo})
  for (const id of ['page-taken-off', 'page-undone']) {
    await client.create({_id: `drafts.${id}`, _type: 'page'})
  }
  await client.action(publicationOf('page-taken-off'))
  await retirePage(client, {id: 'page-taken-off', how: 'unpublish', instead: null})
  const {transactionId} = await client.action(publicationOf('page-undone'))
  await undoPublish(client, transactionId, [{id: 'page-undone', before: null}])
  const [deletion] = (await readDeletions(client, ['page'])).filter(
    ({documentId}) => documentId === 'page-fresh',
  )
  expect(await bringBack(client, 'page-fresh', deletion?.content ?? {}, [])).toBe(true)

  const ids = ['page-fresh', 'page-begun', 'page-old', 'page-taken-off', 'page-undone']
  const documents = await Promise.all(
    ids.map(async (id) => {
      const draft = await client.getDocument(`drafts.${id}`)
      if (!draft) throw new Error(`There is no draft of ${id}.`)
      return {id, published: null, draft}
    }),
  )
  const published = {id: 'job-day', published: {}, draft: {_createdAt: fourDaysAgo}}
  expect(await readPossiblyPublishedIds(client, [...documents, published])).toEqual([
    'page-fresh',
    'page-old',
    'page-taken-off',
    'page-undone',
  ])
  expect(await readPossiblyPublishedIds(client.withConfig({token: 'unknown'}), documents)).toEqual([
    'page-old',
  ])
})

function publicationOf(publishedId: string) {
  const draftId = `drafts.${publishedId}`
  return {actionType: 'sanity.action.document.publish', draftId, publishedId} as const
}
