import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {afterAll, expect, test} from 'vitest'

import {readUndo} from '../../../studio/history/versions/read-undo.ts'
import {restoreAsDraft} from '../../../studio/history/versions/restore.ts'
import {undoPublish} from '../../../studio/history/versions/undo.ts'
import {readVersion, readVersions} from '../../../studio/history/versions/versions.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})

test('a page that is restored as it was, or whose move is undone, is found at every path it has had [PAGES-3]', async () => {
  const page = {_id: 'page-gala', _type: 'page', title: 'Gala'}
  await client.create({...page, path: '/gala', formerPaths: ['/ball']})
  await move(page._id, '/gala-week', ['/gala'])
  const revision = await move(page._id, '/gala-2027', ['/gala', '/gala-week'])
  const versions = await readVersions(client, page._id, 3)
  const first = await readVersion(client, page._id, versions[2]?.revision ?? '')

  await restoreAsDraft(client, page._id, first ?? {})
  expect(await client.getDocument('drafts.page-gala')).toMatchObject({
    path: '/gala',
    formerPaths: ['/ball', '/gala', '/gala-week', '/gala-2027'],
  })

  await client.action({actionType: 'sanity.action.document.discard', draftId: 'drafts.page-gala'})
  const undos = (await readUndo(client, (name) => schema.get(name), revision, page._id)) ?? []
  expect(undos.map(({sentences}) => sentences)).toEqual([
    ['Address: "/gala-2027" → "/gala-week"', 'Former addresses: added "/gala-2027"'],
  ])
  expect(await undoPublish(client, revision, undos)).toBe(null)
  expect(await client.getDocument(page._id)).toMatchObject({
    path: '/gala-week',
    formerPaths: ['/gala', '/gala-week', '/gala-2027'],
  })
})

test('a publish is not undone when another page stands at the path by now [HISTORY-2]', async () => {
  const page = {_id: 'page-regatta', _type: 'page', title: 'Regatta'}
  await client.create({...page, path: '/regatta'})
  const revision = await move(page._id, '/regatta-2027', ['/regatta'])
  await client.create({_id: 'page-sailing', _type: 'page', title: 'Sailing', path: '/regatta'})
  const refused = {reason: 'URL is taken', id: page._id, other: 'Sailing'}
  expect(await undo(page._id, revision)).toEqual(refused)
  expect(await client.getDocument(page._id)).toMatchObject({path: '/regatta-2027'})

  await client.patch('page-sailing').set({path: '/sailing'}).commit()
  expect(await undo(page._id, revision)).toBe(null)
  expect(await client.getDocument(page._id)).toMatchObject({path: '/regatta'})
})

test('a page does not come back to the site where another one has taken its path', async () => {
  const page = {_id: 'page-concours', _type: 'page', title: 'Concours', path: '/concours'}
  await client.create({...page, _id: `drafts.${page._id}`})
  const {transactionId} = await client.action(publicationOf(page._id))
  expect(await undo(page._id, transactionId)).toBe(null)
  const left = await client.getDocument(`drafts.${page._id}`)
  await client.create({...page, _id: 'page-motor-show', title: 'Motor show'})
  const refused = {reason: 'URL is taken', id: page._id, other: 'Motor show'}
  expect(await undo(page._id, left?._rev ?? '')).toEqual(refused)
  expect(await client.getDocument(page._id)).toBeUndefined()
})

test('a publish is not undone when another opening has the address to share by now [HISTORY-2]', async () => {
  const job = {_id: 'job-nights', _type: 'job', title: 'Night dispatcher'}
  await client.create({...job, slug: 'dispatcher'})
  const revision = await publishChange(job._id, {slug: 'night-dispatcher'})
  await client.create({...job, _id: 'job-days', title: 'Dispatcher', slug: 'dispatcher'})
  const refused = {reason: 'URL is taken', id: job._id, other: 'Dispatcher'}
  expect(await undo(job._id, revision)).toEqual(refused)

  await client.patch('job-days').set({slug: 'day-dispatcher'}).commit()
  expect(await undo(job._id, revision)).toBe(null)
  expect(await client.getDocument(job._id)).toMatchObject({slug: 'dispatcher'})
})

test('a publish is not undone when another page of its language is about the airport by now [HISTORY-2]', async () => {
  await client.create({_id: 'destination-eyw', _type: 'destination', name: 'Key West'})
  await client.create({_id: 'destination-mth', _type: 'destination', name: 'Marathon'})
  const destination = {_type: 'reference', _ref: 'destination-eyw'}
  const page = {_id: 'page-keys', _type: 'page', title: 'Keys', path: '/keys'}
  await client.create({...page, destination})
  const marathon = {_type: 'reference', _ref: 'destination-mth'}
  const revision = await publishChange(page._id, {destination: marathon})
  const other = {_type: 'page', destination}
  await client.create({...other, _id: 'page-cayos', path: '/es/cayos', language: 'es'})
  await client.create({...other, _id: 'page-key-west', title: 'Key West', path: '/key-west'})
  const refused = {reason: 'destination is taken', id: page._id, other: 'Key West'}
  expect(await undo(page._id, revision)).toEqual(refused)
  expect(await client.getDocument(page._id)).toMatchObject({destination: marathon})

  await client.patch('page-key-west').unset(['destination']).commit()
  expect(await undo(page._id, revision)).toBe(null)
  expect(await client.getDocument(page._id)).toMatchObject({destination})
})

test('the first publish of a page is not undone while a link of the site leads to it by its address [HISTORY-2]', async () => {
  const page = {_id: 'page-sail', _type: 'page', title: 'Sail', path: '/sail'}
  await client.create({...page, _id: `drafts.${page._id}`})
  const {transactionId} = await client.action(publicationOf(page._id))
  const written = (href: string) => ({parent: {_type: 'linkTarget', href}})
  const other = {_type: 'page', title: 'Harbor', path: '/harbor', ...written('/sail?from=card')}
  await client.create({...other, _id: 'page-harbor'})
  await client.create({...other, _id: 'drafts.page-quay'})
  expect(await undo(page._id, transactionId)).toEqual({reason: 'in use', id: page._id})
  expect(await client.getDocument(page._id)).toMatchObject({path: '/sail'})

  // No visitor sees a draft.
  await client.patch('page-harbor').set(written('/harbor?from=card')).commit()
  expect(await undo(page._id, transactionId)).toBe(null)
  expect(await client.getDocument(page._id)).toBeUndefined()
})

test('a page and a link to it that were published together are undone together [HISTORY-2]', async () => {
  const page = {_id: 'page-oars', _type: 'page', title: 'Oars', path: '/oars'}
  await client.create({...page, _id: `drafts.${page._id}`})
  await client.create({
    ...page,
    _id: 'drafts.page-paddles',
    path: '/paddles',
    parent: {_type: 'linkTarget', href: '/oars?from=card'},
  })
  const {transactionId} = await client.action([page._id, 'page-paddles'].map(publicationOf))
  expect(await undo(page._id, transactionId)).toBe(null)
  expect(await client.getDocument(page._id)).toBeUndefined()
})

test('no place becomes a convention center again while a page is about it by now [HISTORY-2]', async () => {
  const id = 'destination-harbor'
  await client.create({
    _id: id,
    _type: 'destination',
    name: 'Harbor Hall',
    kind: 'conventionCenter',
  })
  const revision = await publishChange(id, {kind: 'cruisePort'})
  const destination = {_type: 'reference', _ref: id}
  const page = {_id: 'page-harbor-hall', _type: 'page', title: 'Cruises', path: '/cruises'}
  await client.create({...page, destination})
  const refused = {reason: 'center has a page', id, other: 'Cruises'}
  expect(await undo(id, revision)).toEqual(refused)
  expect(await client.getDocument(id)).toMatchObject({kind: 'cruisePort'})

  await client.delete(page._id)
  expect(await undo(id, revision)).toBe(null)
  expect(await client.getDocument(id)).toMatchObject({kind: 'conventionCenter'})
})

test('no page comes back to a place that is a convention center by now [HISTORY-2]', async () => {
  const port = {_id: 'destination-pier', _type: 'destination', name: 'Pier 9', kind: 'cruisePort'}
  await client.create(port)
  const destination = {_type: 'reference', _ref: port._id}
  const page = {_id: 'page-pier', _type: 'page', title: 'Pier', path: '/pier'}
  await client.create({...page, destination})
  const marathon = {_type: 'reference', _ref: 'destination-mth'}
  const revision = await publishChange(page._id, {destination: marathon})
  await client.patch(port._id).set({kind: 'conventionCenter'}).commit()
  const refused = {reason: 'destination is a center', id: page._id, other: 'Pier 9'}
  expect(await undo(page._id, revision)).toEqual(refused)

  await client.patch(port._id).set({kind: 'cruisePort'}).commit()
  expect(await undo(page._id, revision)).toBe(null)
  expect(await client.getDocument(page._id)).toMatchObject({destination})
})

test('undo is free where a page is about a convention center already [HISTORY-2]', async () => {
  const center = {_type: 'destination', name: 'Expo', kind: 'conventionCenter'}
  await client.create({...center, _id: 'destination-expo'})
  const destination = {_type: 'reference', _ref: 'destination-expo'}
  const page = {_id: 'page-expo', _type: 'page', title: 'Expo', path: '/expo', destination}
  await client.create(page)
  const renamed = await publishChange('destination-expo', {name: 'Expo Hall'})
  expect(await undo('destination-expo', renamed)).toBe(null)
  const retitled = await publishChange(page._id, {title: 'Expo week'})
  expect(await undo(page._id, retitled)).toBe(null)
})

/** Undoes a publish, of which the document is one. */
async function undo(documentId: string, revision: string) {
  const undos = await readUndo(client, (name) => schema.get(name), revision, documentId)
  if (!undos) throw new Error(`The history has lost the publish ${revision}.`)
  return undoPublish(client, revision, undos)
}

/** Publishes a page at another path, as the form does. */
function move(documentId: string, path: string, formerPaths: string[]) {
  return publishChange(documentId, {path, formerPaths})
}

async function publishChange(documentId: string, set: Record<string, unknown>) {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${documentId}`,
    publishedId: documentId,
    patch: {set},
  })
  const {transactionId} = await client.action(publicationOf(documentId))
  return transactionId
}

function publicationOf(publishedId: string) {
  const draftId = `drafts.${publishedId}`
  return {actionType: 'sanity.action.document.publish', draftId, publishedId} as const
}
