import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {applyPatch} from 'mendoza'
import {expect, onTestFinished, test} from 'vitest'

import {omit} from '../../../../emulators/json.ts'
import {forkLake} from '../../../support/lake/forked-lake.ts'
import {type RunningLake, startLake} from '../../../support/lake/running-lake.ts'
import {listen} from '../support/listen.ts'

// What the Studio asks of its two kinds of listener: one on each open document with its draft, and one on everything.
const ofDocument = {
  includeResult: false,
  includeAllVersions: true,
  enableResume: true,
  effectFormat: 'mendoza',
  tag: 'document.pair-listener',
}
const ofEverything = {
  includeResult: false,
  includeMutations: false,
  includeAllVersions: true,
  visibility: 'query',
  effectFormat: 'mendoza',
}

async function lakeWith(...documents: {_id: string; title: string}[]): Promise<RunningLake> {
  const lake = await startLake()
  onTestFinished(() => lake.stopAndDelete())
  for (const document of documents) await lake.client.create({_type: 'tree', ...document})
  return lake
}

const listenToOak = ({client}: RunningLake) =>
  listen(client, '*[_id in $ids]', {ids: ['oak', 'drafts.oak']}, ofDocument)

const edit = (title: string) => ({
  actionType: 'sanity.action.document.edit' as const,
  draftId: 'drafts.oak',
  publishedId: 'oak',
  patch: {set: {title}},
})

test('an edit comes back with its transaction id, from the revision that was read', async () => {
  const lake = await lakeWith({_id: 'drafts.oak', title: 'Oak'})
  const [published, before] = await lake.client.getDocuments(['oak', 'drafts.oak'])
  expect(published).toBeNull()
  const next = await listenToOak(lake)
  await lake.client.action([edit('Old oak')], {transactionId: 'edit-1', tag: 'document.edit'})
  const event = await next()
  expect(event).toMatchObject({
    documentId: 'drafts.oak',
    transactionId: 'edit-1',
    previousRev: before?._rev,
    resultRev: 'edit-1',
    transition: 'update',
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    visibility: 'transaction',
    mutations: expect.any(Array),
  })
  const after = await lake.client.getDocument('drafts.oak')
  expect(after).toMatchObject({title: 'Old oak'})
  const changed = applyPatch(omit(before ?? {}, '_rev'), [...(event.effects?.apply ?? [])])
  expect(changed).toEqual(omit(after ?? {}, '_rev'))
})

test('the first edit of a published document makes its draft appear without an earlier revision', async () => {
  const lake = await lakeWith({_id: 'oak', title: 'Oak'})
  const next = await listenToOak(lake)
  await lake.client.action([edit('Old oak')])
  const event = await next()
  expect(event).toMatchObject({documentId: 'drafts.oak', transition: 'appear'})
  expect(event).not.toHaveProperty('previousRev')
  expect(await lake.client.getDocument('drafts.oak')).toMatchObject({title: 'Old oak'})
})

test('a transaction that waits for no visibility comes back too', async () => {
  const lake = await lakeWith({_id: 'oak', title: 'Oak'})
  const before = await lake.client.getDocument('oak')
  const next = await listenToOak(lake)
  await lake.client
    .transaction()
    .patch('oak', {set: {title: 'Old oak'}})
    .commit({visibility: 'async', returnDocuments: false, transactionId: 'live-1'})
  expect(await next()).toMatchObject({
    documentId: 'oak',
    transactionId: 'live-1',
    previousRev: before?._rev,
    resultRev: 'live-1',
  })
})

test('a listener on documents hears of no other, and of no deletion of what is not there', async () => {
  const lake = await lakeWith()
  const next = await listenToOak(lake)
  await lake.client.create({_id: 'elm', _type: 'tree'})
  await lake.client.delete('oak')
  await lake.client.create({_id: 'drafts.oak', _type: 'tree'})
  expect(await next()).toMatchObject({documentId: 'drafts.oak', transition: 'appear'})
})

test('the listener on everything hears of every document but those of the system', async () => {
  const lake = await lakeWith()
  const next = await listen(lake.client, `*[!(_id in path('_.**'))]`, {}, ofEverything)
  await lake.client.create({_id: '_.releases.spring', _type: 'system.release'})
  await lake.client.createIfNotExists({_id: 'drafts.elm', _type: 'tree'})
  const event = await next()
  expect(event).toMatchObject({documentId: 'drafts.elm', visibility: 'query'})
  expect(event).not.toHaveProperty('mutations')
})

test('the document at a revision is the first of the response', async () => {
  const lake = await lakeWith({_id: 'drafts.oak', title: 'Oak'})
  const before = await lake.client.getDocument('drafts.oak')
  await lake.client.action([edit('Old oak')])
  const {documents} = await lake.client.request({
    url: `/data/history/production/documents/drafts.oak?revision=${before?._rev}`,
    tag: 'get-document-revision',
  })
  expect(documents).toMatchObject([{_id: 'drafts.oak', title: 'Oak'}])
})

test('a listener that has left leaves no connection open', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'listener-'))
  const lake = await forkLake(dataFolder, {compileCache: true})
  onTestFinished(async () => {
    await lake.kill()
    await rm(dataFolder, {recursive: true, force: true})
  })
  const {promise: opened, resolve} = Promise.withResolvers<void>()
  const subscription = lake.client
    .listen('*', {}, {...ofDocument, effectFormat: 'mendoza', events: ['welcome']})
    .subscribe(() => resolve())
  await opened
  expect(await lake.connections()).toBeGreaterThan(0)
  subscription.unsubscribe()
  await expect.poll(() => lake.connections()).toBe(0)
})
