import type {Action} from '@sanity/client'
import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, request} = lake
await client.create({_id: 'oak', _type: 'tree', title: 'Oak'})
await client.create({_id: 'drafts.oak', _type: 'tree', title: 'Old oak'})

/** Sends actions as they are, whatever the client's types say. */
async function send(actions: object[], more: object = {}) {
  const body = JSON.stringify({actions, ...more})
  const response = await request('/data/actions/production', {method: 'POST', body})
  return {status: response.status, body: await response.json()}
}

const action = (type: string, fields: object) => ({
  actionType: `sanity.action.document.${type}`,
  ...fields,
})
const elm = {_id: 'drafts.elm', _type: 'tree'}

test.for([
  [
    'a draft of a published document is created',
    action('create', {
      publishedId: 'oak',
      attributes: {...elm, _id: 'versions.spring.oak'},
      ifExists: 'ignore',
    }),
  ],
  ['a draft of nothing is replaced', action('replaceDraft', {publishedId: 'elm', attributes: elm})],
  ['a missing version is replaced', action('version.replace', {document: elm})],
  [
    'the base of a version has another revision',
    action('version.create', {
      publishedId: 'oak',
      baseId: 'oak',
      versionId: 'versions.spring.oak',
      ifBaseRevisionId: 'older',
    }),
  ],
] as const)('it is a conflict when %s', async ([, sent]) => {
  expect(await send([sent])).toMatchObject({
    status: 409,
    body: {error: {type: 'actionError', items: [{index: 0}]}},
  })
})

test.for([
  ['create', {publishedId: 'elm', attributes: {...elm, _id: 'drafts.ash'}}],
  ['create', {publishedId: 'elm', attributes: {...elm, _id: 'elm'}}],
  ['edit', {publishedId: 'elm', draftId: 'drafts.oak', patch: {set: {title: 'Elm'}}}],
  ['publish', {publishedId: 'elm', draftId: 'drafts.oak'}],
  ['publish', {publishedId: 'drafts.oak', draftId: 'drafts.oak'}],
  ['unpublish', {publishedId: 'oak', draftId: 'drafts.elm'}],
  ['replaceDraft', {publishedId: 'oak', attributes: elm}],
  ['delete', {publishedId: 'oak', includeDrafts: ['drafts.oak', 'drafts.elm']}],
  ['version.create', {publishedId: 'oak', document: elm}],
] as const)('%s with %j is refused: the ids do not belong together', async ([type, fields]) => {
  expect(await send([action(type, fields)])).toMatchObject({
    status: 400,
    body: {message: expect.stringContaining('is no draft or version of')},
  })
  expect(await client.getDocument('drafts.oak')).toMatchObject({title: 'Old oak'})
})

test('a version id may stand for the draft id', async () => {
  const version = {publishedId: 'fig', versionId: 'versions.spring.fig'}
  await client.create({_id: 'fig', _type: 'tree', title: 'Fig'})
  await send([action('edit', {...version, patch: {set: {title: 'Old fig'}}})])
  expect(await client.getDocument(version.versionId)).toMatchObject({title: 'Old fig'})
  await send([action('publish', version)])
  expect(await client.getDocument('fig')).toMatchObject({title: 'Old fig'})
  expect(await client.getDocument(version.versionId)).toBeUndefined()
  await send([action('unpublish', version)])
  expect(await client.getDocument(version.versionId)).toMatchObject({title: 'Old fig'})
  expect(await client.getDocument('fig')).toBeUndefined()
})

test('items of lists get the keys that they lack', async () => {
  const leaf = {_type: 'leaf'}
  const attributes = {_id: 'drafts.yew', _type: 'tree', leaves: [leaf]}
  const actions: Action[] = [
    {actionType: 'sanity.action.document.create', publishedId: 'yew', attributes, ifExists: 'fail'},
    {
      actionType: 'sanity.action.document.edit',
      publishedId: 'yew',
      draftId: 'drafts.yew',
      patch: {insert: {after: 'leaves[-1]', items: [leaf]}},
    },
  ]
  await client.action(actions)
  const keyed = {leaves: [{_key: expect.any(String)}, {_key: expect.any(String)}]}
  expect(await client.getDocument('drafts.yew')).toMatchObject(keyed)
  await client.action({
    actionType: 'sanity.action.document.version.replace',
    document: {...attributes, leaves: [leaf, leaf]},
  })
  expect(await client.getDocument('drafts.yew')).toMatchObject(keyed)
})

test('publishing a reference to what does not exist is an error of the actions', async () => {
  await client.create({
    _id: 'drafts.ivy',
    _type: 'tree',
    on: {_ref: 'nothing', _weak: true, _strengthenOnPublish: {type: 'tree'}},
  })
  const publish = action('publish', {publishedId: 'ivy', draftId: 'drafts.ivy'})
  expect(await send([publish])).toMatchObject({
    status: 409,
    body: {
      error: {
        type: 'actionError',
        description: expect.stringContaining('The action(s) failed: Document "ivy" references'),
        items: [{error: {type: 'documentReferenceDoesNotExistError'}}],
      },
    },
  })
})

test('actions need an API version that has them', async () => {
  const older = lake.clientWith({apiVersion: '2024-05-22'})
  const discard: Action = {actionType: 'sanity.action.document.discard', draftId: 'drafts.oak'}
  await expect(older.action(discard)).rejects.toMatchObject({statusCode: 400})
  await lake.clientWith({apiVersion: '2024-05-23'}).action(discard, {dryRun: true})
})

test('an edit without a draft or published document is rejected', async () => {
  await expect(
    client.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.nothing',
      publishedId: 'nothing',
      patch: {set: {title: 'Elm'}},
    }),
  ).rejects.toMatchObject({
    statusCode: 409,
    details: {
      type: 'actionError',
      items: [{index: 0, error: {type: 'documentNotFoundError', id: 'nothing'}}],
    },
  })
})

test('a document that others refer to cannot be unpublished or deleted', async () => {
  await client.create({_id: 'needed', _type: 'tree'})
  await client.create({_type: 'tree', near: {_ref: 'needed'}})
  await expect(
    client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.needed',
      publishedId: 'needed',
    }),
  ).rejects.toMatchObject({statusCode: 409})
  await expect(
    client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'needed',
      includeDrafts: [],
    }),
  ).rejects.toThrow('cannot be deleted as there are references to it')
})

test('malformed and unsupported actions are rejected', async () => {
  const malformed = [
    {},
    {actions: []},
    {actions: ['text']},
    {actions: [{actionType: 'sanity.action.document.publish', draftId: 'no good'}]},
    {actions: [{actionType: 'sanity.action.document.create', attributes: {}}]},
    {actions: [{actionType: 'sanity.action.release.publish', releaseId: 'spring'}]},
  ]
  for (const body of malformed) {
    const response = await request('/data/actions/production', {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
  }
})

test('actions need a sign-in', async () => {
  const response = await fetch(`${lake.url}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    body: JSON.stringify({actions: []}),
  })
  expect(response.status).toBe(401)
})
