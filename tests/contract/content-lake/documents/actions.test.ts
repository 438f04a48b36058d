import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, request} = lake

test('an edit creates the draft from the published document and patches it', async () => {
  await client.create({_id: 'edited', _type: 'tree', title: 'Oak', height: 3})
  const edit = await client.action(
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.edited',
      publishedId: 'edited',
      patch: {set: {title: 'Elm'}, unset: ['_empty_action_guard_pseudo_field_']},
    },
    {transactionId: 'edit-1'},
  )
  expect(edit).toEqual({transactionId: 'edit-1'})
  expect(await client.getDocument('drafts.edited')).toMatchObject({
    title: 'Elm',
    height: 3,
    _rev: 'edit-1',
  })
  expect(await client.getDocument('edited')).toMatchObject({title: 'Oak'})
})

test('a draft is created once, and an existing one is kept if ifExists says so', async () => {
  const create = (ifExists: 'fail' | 'ignore', title: string) =>
    client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'made',
      attributes: {_id: 'drafts.made', _type: 'tree', title},
      ifExists,
    })
  await create('fail', 'First')
  await create('ignore', 'Second')
  await expect(create('fail', 'Third')).rejects.toMatchObject({statusCode: 409})
  expect(await client.getDocument('drafts.made')).toMatchObject({title: 'First'})
})

test('publishing replaces the published document, deletes the draft and strengthens references [LAKE-1]', async () => {
  const before = await client.create({_id: 'published', _type: 'tree', title: 'Old', gone: true})
  await client.create({_id: 'other', _type: 'tree'})
  const near = {
    _type: 'reference',
    _ref: 'other',
    _weak: true,
    _strengthenOnPublish: {type: 'tree'},
  }
  const stays = {_type: 'reference', _ref: 'other', _weak: true}
  await client.create({_id: 'drafts.published', _type: 'tree', title: 'New', near, list: [stays]})
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.published',
    publishedId: 'published',
    ifPublishedRevisionId: before._rev,
  })
  expect(await client.getDocument('drafts.published')).toBeUndefined()
  const after = await client.getDocument('published')
  expect(after).toMatchObject({title: 'New', _createdAt: before._createdAt, list: [stays]})
  expect(after?.['near']).toEqual({_type: 'reference', _ref: 'other'})
  expect(after).not.toHaveProperty('gone')
  await expect(client.delete('other')).rejects.toMatchObject({statusCode: 409})
})

test('publishing over a document that someone else has published is a conflict', async () => {
  await client.create({_id: 'raced', _type: 'tree', title: 'One'})
  await client.create({_id: 'drafts.raced', _type: 'tree', title: 'Two'})
  const publish = (revisions: object) =>
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.raced',
      publishedId: 'raced',
      ...revisions,
    })
  for (const revisions of [{ifPublishedRevisionId: 'older'}, {ifDraftRevisionId: 'older'}]) {
    await expect(publish(revisions)).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('The action(s) failed: document has unexpected revision ID'),
    })
  }
  expect(await client.getDocument('raced')).toMatchObject({title: 'One'})
  expect(await client.getDocument('drafts.raced')).toMatchObject({title: 'Two'})
})

test('unpublishing turns the document into a draft and keeps an existing draft', async () => {
  const unpublish = (id: string) =>
    client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
  await client.create({_id: 'hidden', _type: 'tree', title: 'Oak'})
  await unpublish('hidden')
  expect(await client.getDocument('hidden')).toBeUndefined()
  expect(await client.getDocument('drafts.hidden')).toMatchObject({title: 'Oak'})
  await client.create({_id: 'hidden', _type: 'tree', title: 'Elm'})
  await unpublish('hidden')
  expect(await client.getDocument('drafts.hidden')).toMatchObject({title: 'Oak'})
})

test('drafts are discarded by draft id and by version id', async () => {
  await client.create({_id: 'drafts.discarded', _type: 'tree'})
  await client.action({actionType: 'sanity.action.document.discard', draftId: 'drafts.discarded'})
  expect(await client.getDocument('drafts.discarded')).toBeUndefined()
  await client.create({_id: 'drafts.discarded', _type: 'tree'})
  await client.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.discarded',
  })
  expect(await client.getDocument('drafts.discarded')).toBeUndefined()
  await expect(
    client.action({
      actionType: 'sanity.action.document.version.discard',
      versionId: 'drafts.discarded',
    }),
  ).rejects.toMatchObject({statusCode: 409})
})

test('a deletion includes the drafts that it names and is rejected while one is missing', async () => {
  await client.create({_id: 'felled', _type: 'tree'})
  await client.create({_id: 'drafts.felled', _type: 'tree'})
  const remove = (includeDrafts: string[]) =>
    client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'felled',
      includeDrafts,
    })
  await expect(remove([])).rejects.toThrow('is not included in the deletion')
  await remove(['drafts.felled'])
  expect(await client.getDocuments(['felled', 'drafts.felled'])).toEqual([null, null])
  await expect(remove([])).rejects.toMatchObject({statusCode: 409})
})

test('drafts and versions are replaced, and versions created from another document', async () => {
  await client.create({_id: 'restored', _type: 'tree', title: 'Published'})
  await client.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'restored',
    attributes: {_id: 'drafts.restored', _type: 'tree', title: 'Restored'},
  })
  expect(await client.getDocument('drafts.restored')).toMatchObject({title: 'Restored'})
  await client.action({
    actionType: 'sanity.action.document.version.replace',
    document: {_id: 'drafts.restored', _type: 'tree', title: 'Again'},
  })
  expect(await client.getDocument('drafts.restored')).toMatchObject({title: 'Again'})
  await client.action({
    actionType: 'sanity.action.document.version.create',
    publishedId: 'restored',
    baseId: 'restored',
    versionId: 'versions.spring.restored',
  })
  expect(await client.getDocument('versions.spring.restored')).toMatchObject({title: 'Published'})
})

test('the actions of a request are one transaction', async () => {
  const actions = [
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'both',
      attributes: {_id: 'drafts.both', _type: 'tree', title: 'New'},
    },
    {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.both',
      publishedId: 'both',
    },
  ]
  const send = (list: object[], more: object = {}) =>
    request('/data/actions/production', {
      method: 'POST',
      body: JSON.stringify({actions: list, ...more}),
    })
  const failing = {actionType: 'sanity.action.document.discard', draftId: 'drafts.none'}
  expect((await send([...actions, failing])).status).toBe(409)
  expect(await client.getDocument('both')).toBeUndefined()
  expect((await send(actions, {dryRun: true})).status).toBe(200)
  expect(await client.getDocument('both')).toBeUndefined()
  expect((await send(actions)).status).toBe(200)
  expect(await client.getDocument('both')).toMatchObject({title: 'New'})
})
