import {afterAll, expect, test} from 'vitest'

import {readUndo} from '../../../studio/history/versions/read-undo.ts'
import {undoPublish} from '../../../studio/history/versions/undo.ts'
import {publishTogether} from '../../../studio/publish-drafts/publish-together.ts'
import {
  airportId as id,
  officeHistory,
  priceOf,
  publicationOf,
  ratesWith,
  typeOf,
  untilPublished,
} from '../../support/content/office-history.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake
const {undo, latestVersions, startWith, edit} = officeHistory(client)

test('documents that were published together are undone together, the new one as a draft [HISTORY-1]', async () => {
  await startWith('Terminals')
  await edit('Three terminals')
  const created = {_id: 'drafts.destination-new', _type: 'destination', name: 'New airport'}
  await client.create(created)
  const {transactionId} = await client.action([id, 'destination-new'].map(publicationOf))

  const undos = await readUndo(client, typeOf, transactionId, id)
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
  const {transactionId} = await client.action([id, 'destination-new'].map(publicationOf))
  const undos = (await readUndo(client, typeOf, transactionId, id)) ?? []
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

test('what comes back to the site together with a document is not missing for it', async () => {
  await client.delete({query: '*[_id in ["rates", "drafts.rates"]]'})
  await client.createOrReplace({_id: 'vehicle-van', _type: 'vehicle', name: 'Van'})
  await client.create(ratesWith(priceOf('vehicle-van')))
  await client.create({_id: 'drafts.vehicle-coach', _type: 'vehicle', name: 'Coach'})
  const vehicle = untilPublished({_type: 'reference', _ref: 'vehicle-coach'}, 'vehicle')
  const coach = {...priceOf('vehicle-coach'), vehicle}
  await client.create({...ratesWith(priceOf('vehicle-van'), coach), _id: 'drafts.rates'})
  const {transactionId} = await client.action(['vehicle-coach', 'rates'].map(publicationOf))

  expect(await undo('rates', transactionId)).toBe(null)
  expect(await client.getDocument('vehicle-coach')).toBeUndefined()
  const undone = await client.getDocument('rates')
  expect(await undo('rates', undone?._rev ?? '')).toBe(null)
  expect(await client.getDocument('vehicle-coach')).toMatchObject({name: 'Coach'})
  expect(await client.getDocument('rates')).toMatchObject(
    ratesWith(priceOf('vehicle-van'), priceOf('vehicle-coach')),
  )
})

/** Publishes a change together with a new airport, undoes it, and reads what undoing that would do. */
async function undoWithNewAirport() {
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

test('two new pages that lead to each other are published together, and not one before the other [PUBLISH-5]', async () => {
  const page = (name: string, to: string) => ({
    _id: `drafts.page-${name}`,
    _type: 'page',
    title: name,
    parent: {
      _type: 'linkTarget',
      page: untilPublished({_type: 'reference', _ref: `page-${to}`}, 'page'),
    },
  })
  const drafts = await Promise.all(
    [page('boats', 'balls'), page('balls', 'boats')].map((draft) => client.create(draft)),
  )
  const seen = drafts.map((draft) => ({
    id: draft._id.replace('drafts.', ''),
    draft,
    published: null,
  }))
  await expect(publishTogether(client, seen.slice(0, 1))).rejects.toThrow(/non-existent/)
  expect(await publishTogether(client, seen)).toEqual([])
  expect(await client.fetch('count(*[_id in ["page-boats", "page-balls"]])')).toBe(2)
})
