import {afterAll, expect, test} from 'vitest'

import {readReferenceNames} from '../../../studio/history/changes/reference-names.ts'
import {describeVersions} from '../../../studio/history/versions/described-version.ts'
import {readUndo} from '../../../studio/history/versions/read-undo.ts'
import type {PublishedDocument} from '../../../studio/history/versions/undo-refusal.ts'
import {undoPublish} from '../../../studio/history/versions/undo.ts'
import {readVersions} from '../../../studio/history/versions/versions.ts'
import type {Version} from '../../../studio/history/versions/versions.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {
  officeHistory,
  typeOf,
  typeOfAirport,
  untilPublished,
  priceOf,
  publicationOf,
  airportId as id,
} from '../../support/content/office-history.ts'
import {startLake} from '../../support/lake/running-lake.ts'
import {startLakeWithShortHistory} from '../content-lake/support/lake-with-short-history.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake
const {undo, ratesOfDeletedVehicle, latestVersions, startWith, publish, edit} =
  officeHistory(client)

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

test('a version is called the first only where nothing was before, not where that is no longer known [HISTORY-1]', async () => {
  const {client, daysPass} = await startLakeWithShortHistory()
  const office = officeHistory(client)
  await office.startWith('Terminals')
  daysPass(1)
  await office.publish('Three terminals')
  const [last, first] = await readVersions(client, id, 2)
  const words = async (versions: Version[]) => {
    const [described] = await describeVersions(client, typeOfAirport, id, versions, 1)
    return described?.sentences
  }
  expect(await words(first ? [first] : [])).toEqual(['First version'])
  // What is not listed may still be read as what stood there until then.
  expect(await words(last ? [last] : [])).toEqual(['Note: "Terminals" → "Three terminals"'])
  const lost = {author: '', timestamp: '', revision: 'lost', cameBack: false, previousUntil: ''}
  expect(await words([lost])).toEqual(['What changed is no longer known'])
})

test('the first publish for weeks is described and undone, although the one before is too old for the history [HISTORY-1]', async () => {
  const {client, daysPass} = await startLakeWithShortHistory()
  const office = officeHistory(client)
  await office.startWith('Terminals')
  daysPass(21)
  await office.publish('Three terminals')
  const [last, ...older] = await office.latestVersions()
  expect(older).toEqual([])
  expect(last?.sentences).toEqual(['Note: "Terminals" → "Three terminals"'])
  expect(last?.before).toMatchObject({note: 'Terminals'})
  expect(await office.undo(id, last?.revision ?? '')).toBe(null)
  expect(await client.getDocument(id)).toMatchObject({note: 'Terminals'})
})

test('what comes back to the site is compared with what left it, although that was published before the history [HISTORY-1]', async () => {
  const {client, daysPass} = await startLakeWithShortHistory()
  const office = officeHistory(client)
  await office.startWith('Terminals')
  daysPass(21)
  const ids = {draftId: `drafts.${id}`, publishedId: id}
  await client.action({actionType: 'sanity.action.document.unpublish', ...ids})
  daysPass(1)
  await office.publish('Three terminals')
  const [last] = await office.latestVersions()
  expect(last?.sentences).toEqual([
    'Came back to the site',
    'Note: "Terminals" → "Three terminals"',
  ])
})

test('what changed is not known once the moment before a publish is too old for the history [HISTORY-1]', async () => {
  const {client, daysPass} = await startLakeWithShortHistory()
  const office = officeHistory(client)
  await office.startWith('Terminals')
  daysPass(21)
  await office.publish('Three terminals')
  const [last] = await office.latestVersions()
  daysPass(3)
  const [lastOfAll] = await office.latestVersions()
  expect(lastOfAll?.revision).toBe(last?.revision)
  expect(lastOfAll?.sentences).toEqual(['What changed is no longer known'])
  await expect(office.undo(id, last?.revision ?? '')).rejects.toThrow('The history has lost')
})

test('what comes back to the site says so, and what was changed meanwhile [HISTORY-1]', async () => {
  const id = 'destination-seaplanes'
  const field = {_type: 'destination', name: 'Seaplane base', kind: 'airport'}
  await client.create({_id: id, ...field})
  for (const name of ['Seaplane base', 'Seaplane pier']) {
    const draft = {_id: `drafts.${id}`, ...field}
    await client.transaction().delete(id).create(draft).commit()
    await client
      .transaction()
      .create({_id: id, ...field, name})
      .delete(draft._id)
      .commit()
  }
  const versions = await readVersions(client, id, 10)
  const described = await describeVersions(client, typeOfAirport, id, versions, 10)
  expect(described.map(({sentences}) => sentences)).toEqual([
    ['Came back to the site', 'Name: "Seaplane base" → "Seaplane pier"'],
    ['Came back to the site'],
    ['First version'],
  ])
})

test('what a draft refers to is named by what is published, or by its draft, and only what is neither is gone', async () => {
  await client.createOrReplace({_id: 'page-dock', _type: 'page', title: 'Dock'})
  await client.createOrReplace({_id: 'drafts.page-dock', _type: 'page', title: 'Docks and piers'})
  await client.createOrReplace({_id: 'drafts.page-pier', _type: 'page', title: 'Pier'})
  const pages = ['page-dock', 'page-pier', 'page-sunk']
  const nameOf = await readReferenceNames(
    client,
    pages.map((page) => linkTo(page)),
  )
  expect(pages.map(nameOf)).toEqual(['Dock', 'Pier', undefined])
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

test('a publish is not undone once one of its documents has been deleted [HISTORY-2]', async () => {
  await startWith('Terminals')
  await edit('Three terminals')
  await client.create({_id: 'drafts.destination-lost', _type: 'destination'})
  const {transactionId} = await client.action([id, 'destination-lost'].map(publicationOf))
  await client.delete('destination-lost')
  const deleted = {reason: 'deleted since', id: 'destination-lost'}
  expect(await undo(id, transactionId)).toEqual(deleted)
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})
})

test('a publish without a change is called that [HISTORY-1]', async () => {
  await startWith('Terminals')
  await publish('Terminals')
  const [last] = await latestVersions()
  expect(last?.sentences).toEqual(['Published without a change'])
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

test('what somebody begins to edit while a publish is undone is not replaced [HISTORY-2]', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [last] = await latestVersions()
  const refused = {reason: 'being edited', id}
  const edits = () => edit('Half a sent')
  const before = last?.before ?? {}
  expect(await undoWhile(edits, last?.revision ?? '', {id, before})).toEqual(refused)
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Half a sent'})
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})

  const link = linkTo('page-gala', 'rates')
  const target = {...link, page: untilPublished(link.page, 'page')}
  await client.create({_id: 'drafts.page-gala', _type: 'page', title: 'Gala', target})
  const {transactionId} = await client.action(publicationOf('page-gala'))
  const begins = () => client.create({_id: 'drafts.page-gala', _type: 'page', title: 'Half a sent'})
  const first = {id: 'page-gala', before: null}
  expect(await undoWhile(begins, transactionId, first)).toEqual({...refused, id: 'page-gala'})
  expect(await client.getDocument('drafts.page-gala')).not.toHaveProperty('target')
  await client.delete('drafts.page-gala')
  const publishes = () => client.patch('page-gala').set({title: 'Winter gala'}).commit()
  expect(await undoWhile(publishes, transactionId, first)).toEqual({
    reason: 'changed since',
    id: 'page-gala',
  })
  expect(await client.getDocument('page-gala')).toMatchObject({title: 'Winter gala'})
})

test('a publish is not undone when the version before needs what is no longer on the site [HISTORY-2]', async () => {
  const {revision} = await ratesOfDeletedVehicle()
  const undos = (await readUndo(client, typeOf, revision, 'rates')) ?? []
  expect(await undoPublish(client, revision, undos)).toEqual({
    reason: 'needs what is gone',
    id: 'rates',
    missing: ['vehicle-sedan'],
  })
  expect(await client.getDocument('rates')).toMatchObject({
    rateCards: [{prices: [priceOf('vehicle-van')]}],
  })
})

test('the first publish of a page that links to a part of itself is undone, and its undoing as well [HISTORY-1]', async () => {
  const page = {_id: 'page-fair', _type: 'page', title: 'Fair'}
  const target = linkTo(page._id, 'rates')
  const toItself = {...target, page: untilPublished(target.page, 'page')}
  const sections = (to: object) => [
    {
      _key: 'call',
      _type: 'callToActionSection',
      actions: [{_key: 'go', _type: 'link', target: to}],
    },
  ]
  await client.create({...page, _id: `drafts.${page._id}`, sections: sections(toItself)})
  const {transactionId} = await client.action(publicationOf(page._id))
  expect(await client.getDocument(page._id)).toMatchObject({sections: sections(target)})

  expect(await undo(page._id, transactionId)).toBe(null)
  expect(await client.getDocument(page._id)).toBeUndefined()
  const draft = await client.getDocument(`drafts.${page._id}`)
  expect(draft).toMatchObject({title: 'Fair'})
  expect(await undo(page._id, draft?._rev ?? '')).toBe(null)
  expect(await client.getDocument(page._id)).toMatchObject({sections: sections(target)})
})

/** Undoes a publish of one document while somebody does something else right before it is sent. */
async function undoWhile(
  change: () => Promise<unknown>,
  revision: string,
  document: PublishedDocument,
) {
  const slow = lake.clientWith({
    requestHandler: async (request, send) => {
      if (String(request.url).includes('/data/actions/')) await change()
      return send(request)
    },
  })
  return undoPublish(slow, revision, [document])
}
