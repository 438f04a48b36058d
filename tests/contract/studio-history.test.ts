import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {afterAll, expect, test} from 'vitest'

import {describeVersions} from '../../studio/history/versions/described-version.ts'
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

  expect(await undoPublish(client, id, last?.revision ?? '', last?.before ?? {})).toBe('done')
  expect(await client.getDocument(id)).toMatchObject({_type: 'destination', note: 'Terminals'})
  expect(await client.getDocument(`drafts.${id}`)).toBeUndefined()
  const [undone] = await latestVersions()
  expect(undone?.sentences).toEqual(['Note: "Three terminals" → "Terminals"'])
})

test('a publish is not undone when the document has changed since', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [last] = await latestVersions()
  await publish('Four terminals')
  expect(await undoPublish(client, id, last?.revision ?? '', last?.before ?? {})).toBe(
    'changed since',
  )
  expect(await client.getDocument(id)).toMatchObject({note: 'Four terminals'})
})

test('a publish is not undone under somebody who is editing', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [last] = await latestVersions()
  await edit('Half a sent')
  expect(await undoPublish(client, id, last?.revision ?? '', last?.before ?? {})).toBe(
    'being edited',
  )
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Half a sent'})
})

test('a restored version is a draft; visitors see what they saw', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [, first] = await latestVersions()
  await restoreAsDraft(client, id, first?.content ?? {})
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Terminals'})
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})
})

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
