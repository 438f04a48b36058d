import {expect, onTestFinished, test} from 'vitest'

import type {ContentLakeOptions} from '../../../../emulators/content-lake/options.ts'
import {type RunningLake, startLake, token} from '../../../support/lake/running-lake.ts'
import {type EventReader, readEvents} from '../support/event-reader.ts'

async function lakeOfTrees(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
  const lake = await startLake(options)
  onTestFinished(() => lake.stopAndDelete())
  await lake.client.create({_id: 'oak', _type: 'tree', title: 'Oak'})
  return lake
}

/** Listens to all trees as the Studio does, and as a browser does that comes back where an event is given. */
async function listenToTrees(
  {url}: RunningLake,
  lastEventId?: string,
  options = 'enableResume=true&effectFormat=mendoza',
): Promise<EventReader> {
  const query = encodeURIComponent('*[_type == "tree"]')
  const events = await readEvents(
    `${url}/v2025-02-19/data/listen/production?query=${query}&${options}`,
    {
      headers: {
        authorization: `Bearer ${token}`,
        ...(lastEventId !== undefined && {'last-event-id': lastEventId}),
      },
    },
  )
  onTestFinished(() => events.close())
  return events
}

test('a listener that comes back receives what it missed, and then what follows', async () => {
  const lake = await lakeOfTrees()
  const {client} = lake
  const interrupted = await listenToTrees(lake)
  await interrupted.next()
  await client.patch('oak').set({title: 'Old oak'}).commit()
  const {id: last} = await interrupted.next()
  interrupted.close()
  const {_rev: before} = await client.create({_id: 'elm', _type: 'tree'})
  await client.create({_id: 'tulip', _type: 'flower'})
  await client.delete('oak')

  const events = await listenToTrees(lake, last)
  expect(await events.next()).toMatchObject({
    name: 'welcomeback',
    data: {listenerName: expect.any(String)},
  })
  expect(await events.next()).toMatchObject({
    name: 'mutation',
    data: {documentId: 'elm', transition: 'appear', resultRev: before},
  })
  expect(await events.next()).toMatchObject({
    data: {documentId: 'oak', transition: 'disappear', mutations: [{delete: {id: 'oak'}}]},
  })
  await client.patch('elm').set({title: 'Elm'}).commit()
  expect(await events.next()).toMatchObject({
    data: {documentId: 'elm', previousRev: before, mutations: [{patch: {set: {title: 'Elm'}}}]},
  })
})

test('a listener that has received its welcome alone comes back too', async () => {
  const lake = await lakeOfTrees()
  const interrupted = await listenToTrees(lake)
  const {id: last} = await interrupted.next()
  interrupted.close()
  await lake.client.patch('oak').set({title: 'Old oak'}).commit()
  const events = await listenToTrees(lake, last)
  expect(await events.next()).toMatchObject({name: 'welcomeback'})
  expect(await events.next()).toMatchObject({data: {documentId: 'oak', transition: 'update'}})
})

test('of a transaction that was received in part, the rest follows', async () => {
  const lake = await lakeOfTrees()
  const {transactionId} = await lake.client
    .transaction()
    .create({_id: 'elm', _type: 'tree'})
    .create({_id: 'ash', _type: 'tree'})
    .commit()
  const all = await listenToTrees(lake, `${transactionId}#elm`)
  await all.next()
  expect(await all.next()).toMatchObject({
    id: `${transactionId}#ash`,
    data: {transactionTotalEvents: 2, transactionCurrentEvent: 2},
  })
})

test('a content lake that was started again knows what was missed', async () => {
  const lake = await lakeOfTrees()
  const interrupted = await listenToTrees(lake)
  const {id: last} = await interrupted.next()
  interrupted.close()
  await lake.client.patch('oak').set({title: 'Old oak'}).commit()
  await lake.stop()
  const restarted = await startLake({dataFolder: lake.dataFolder})
  onTestFinished(() => restarted.stop())
  const events = await listenToTrees(restarted, last)
  expect(await events.next()).toMatchObject({name: 'welcomeback'})
  expect(await events.next()).toMatchObject({data: {documentId: 'oak', transition: 'update'}})
})

test('a listener that missed more than is known has to start over', async () => {
  const lake = await lakeOfTrees({limits: {missedTransactions: 2}})
  const {client} = lake
  const unknown = await listenToTrees(lake, 'nowhere#oak')
  expect(await unknown.next()).toMatchObject({name: 'reset'})
  await client.patch('oak').set({title: 'Old oak'}).commit()
  expect(await unknown.next()).toMatchObject({data: {documentId: 'oak'}})

  const {_rev: last} = await client.patch('oak').set({height: 0}).commit()
  for (const height of [1, 2]) await client.patch('oak').set({height}).commit()
  const inTime = await listenToTrees(lake, `${last}#oak`)
  expect(await inTime.next()).toMatchObject({name: 'welcomeback'})
  await client.patch('oak').set({height: 3}).commit()
  const late = await listenToTrees(lake, `${last}#oak`)
  expect(await late.next()).toMatchObject({name: 'reset'})
})

test('a listener that did not ask to resume is welcomed again', async () => {
  const lake = await lakeOfTrees()
  const {_rev: last} = await lake.client.patch('oak').set({title: 'Old oak'}).commit()
  const events = await listenToTrees(lake, `${last}#oak`, 'effectFormat=mendoza')
  expect(await events.next()).toMatchObject({name: 'welcome'})
})
