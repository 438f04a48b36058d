import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {afterAll, expect, test} from 'vitest'

import {describeVersions} from '../../studio/history/versions/described-version.ts'
import {readUndo} from '../../studio/history/versions/read-undo.ts'
import {restoreAsDraft, undoPublish} from '../../studio/history/versions/restore.ts'
import {readVersions} from '../../studio/history/versions/versions.ts'
import {schemaTypes} from '../../studio/schema/index.ts'
import {startLake} from './content-lake/support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

const id = 'destination-mia'
const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})
const type: SchemaType = schema.get('destination')

test('versions are described newest first, and the last publish is undone', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [last, first] = await latestVersions()
  expect(last?.sentences).toEqual(['Note: "Terminals" → "Three terminals"'])
  expect(first?.before).toBe(null)

  expect(await undoPublish(client, last?.revision ?? '', [{id, before: last?.before ?? {}}])).toBe(
    null,
  )
  expect(await client.getDocument(id)).toMatchObject({_type: 'destination', note: 'Terminals'})
  expect(await client.getDocument(`drafts.${id}`)).toBeUndefined()
  const [undone] = await latestVersions()
  expect(undone?.sentences).toEqual(['Note: "Three terminals" → "Terminals"'])
})

test('versions are found behind edits that were begun and thrown away many times', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  for (let count = 0; count < 8; count += 1) {
    await edit('Half a sent')
    await client.action({
      actionType: 'sanity.action.document.discard',
      draftId: `drafts.${id}`,
    })
  }
  const [last, first] = await latestVersions()
  expect(last?.sentences).toEqual(['Note: "Terminals" → "Three terminals"'])
  expect(first?.content).toMatchObject({note: 'Terminals'})
})

test('a publish is not undone when the document has changed since [HISTORY-2]', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [last] = await latestVersions()
  await publish('Four terminals')
  expect(
    await undoPublish(client, last?.revision ?? '', [{id, before: last?.before ?? {}}]),
  ).toEqual({reason: 'changed since', id})
  expect(await client.getDocument(id)).toMatchObject({note: 'Four terminals'})
})

test('a publish is not undone under somebody who is editing [HISTORY-2]', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [last] = await latestVersions()
  await edit('Half a sent')
  expect(
    await undoPublish(client, last?.revision ?? '', [{id, before: last?.before ?? {}}]),
  ).toEqual({reason: 'being edited', id})
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Half a sent'})
})

test('a restored version is a draft; visitors see what they saw [HISTORY-3]', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [, first] = await latestVersions()
  await restoreAsDraft(client, id, first?.content ?? {})
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Terminals'})
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})
})

test('documents that were published together are undone together, the new one as a draft [HISTORY-1]', async () => {
  await startWith('Terminals')
  await edit('Three terminals')
  const created = {_id: 'drafts.destination-new', _type: 'destination', name: 'New airport'}
  await client.create(created)
  const {transactionId} = await client.action(
    [id, 'destination-new'].map((publishedId) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: `drafts.${publishedId}`,
      publishedId,
    })),
  )

  const undos = await readUndo(client, (name) => schema.get(name), transactionId, id)
  expect(undos?.map(({id: of, sentences}) => [of, sentences]).toSorted()).toEqual([
    [id, ['Note: "Three terminals" → "Terminals"']],
    ['destination-new', ['Leaves the site and waits as a draft again']],
  ])
  expect(await undoPublish(client, transactionId, undos ?? [])).toBe(null)
  expect(await client.getDocument(id)).toMatchObject({note: 'Terminals'})
  expect(await client.getDocument('destination-new')).toBeUndefined()
  expect(await client.getDocument('drafts.destination-new')).toMatchObject({name: 'New airport'})
})

test('nothing of what was published together is undone once one of it changed, or is needed elsewhere [HISTORY-2]', async () => {
  await startWith('Terminals')
  await edit('Three terminals')
  await client.createOrReplace({_id: 'drafts.destination-new', _type: 'destination'})
  const {transactionId} = await client.action(
    [id, 'destination-new'].map((publishedId) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: `drafts.${publishedId}`,
      publishedId,
    })),
  )
  const undos = (await readUndo(client, (name) => schema.get(name), transactionId, id)) ?? []
  const needing = await client.create({
    _type: 'page',
    destination: {_type: 'reference', _ref: 'destination-new'},
  })
  expect(await undoPublish(client, transactionId, undos)).toEqual({
    reason: 'in use',
    id: 'destination-new',
  })
  await client.delete(needing._id)
  await client.patch('destination-new').set({note: 'Written meanwhile'}).commit()
  expect(await undoPublish(client, transactionId, undos)).toEqual({
    reason: 'changed since',
    id: 'destination-new',
  })
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})
})

test('undoing a publish of several documents, one of them new, can be undone itself', async () => {
  const {revision, undos} = await undoWithNewAirport()
  expect(Object.fromEntries(undos.map(({id: of, sentences}) => [of, sentences]))).toEqual({
    [id]: ['Note: "Terminals" → "Three terminals"'],
    'destination-new': ['Comes back to the site'],
  })
  expect(await undoPublish(client, revision, undos)).toBe(null)
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})
  expect(await client.getDocument('destination-new')).toMatchObject({name: 'New airport'})
  expect(await client.getDocument('drafts.destination-new')).toBeUndefined()
})

test('what has left the site does not come back once somebody edits it or has published it', async () => {
  const {revision, undos} = await undoWithNewAirport()
  await client.patch('drafts.destination-new').set({note: 'Written meanwhile'}).commit()
  const refused = {id: 'destination-new'}
  expect(await undoPublish(client, revision, undos)).toEqual({reason: 'being edited', ...refused})
  await client.action(publicationOf('destination-new'))
  expect(await undoPublish(client, revision, undos)).toEqual({reason: 'changed since', ...refused})
  expect(await client.getDocument(id)).toMatchObject({note: 'Terminals'})
})

/** Publishes a change together with a new airport, undoes it, and reads what undoing that would do. */
async function undoWithNewAirport() {
  const typeOf = (name: string) => schema.get(name)
  await client.delete({query: '*[_id in ["destination-new", "drafts.destination-new"]]'})
  await startWith('Terminals')
  await edit('Three terminals')
  await client.create({_id: 'drafts.destination-new', _type: 'destination', name: 'New airport'})
  const {transactionId} = await client.action([id, 'destination-new'].map(publicationOf))
  const published = (await readUndo(client, typeOf, transactionId, id)) ?? []
  expect(await undoPublish(client, transactionId, published)).toBe(null)
  const [undone] = await latestVersions()
  const revision = undone?.revision ?? ''
  return {revision, undos: (await readUndo(client, typeOf, revision, id)) ?? []}
}

function publicationOf(publishedId: string) {
  const draftId = `drafts.${publishedId}`
  return {actionType: 'sanity.action.document.publish', draftId, publishedId} as const
}

async function latestVersions() {
  return describeVersions(client, type, id, await readVersions(client, id, 3), 2)
}

/** The airport as a first version, without a history of its own in these tests. */
async function startWith(note: string) {
  await client.delete({query: `*[_id in ["${id}", "drafts.${id}"]]`})
  await client.create({_id: id, _type: 'destination', name: 'Miami International', note})
}

async function publish(note: string) {
  await edit(note)
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  })
}

async function edit(note: string) {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: {set: {note}},
  })
}
