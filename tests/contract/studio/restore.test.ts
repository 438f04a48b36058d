import {afterAll, expect, test} from 'vitest'

import {readMissingNames} from '../../../studio/history/deleted/missing-names.ts'
import {readRestored, restoreAsDraft} from '../../../studio/history/versions/restore.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {
  officeHistory,
  typeOf,
  priceOf,
  publicationOf,
  ratesWith,
  airportId as id,
} from '../../support/content/office-history.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake
const {ratesOfDeletedVehicle, latestVersions, startWith, publish, edit} = officeHistory(client)

test('a restored version is a draft; visitors see what they saw [HISTORY-3]', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [, first] = await latestVersions()
  await restoreAsDraft(client, id, first?.content ?? {})
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Terminals'})
  expect(await client.getDocument(id)).toMatchObject({note: 'Three terminals'})
})

test('a restored version is without the note of hosted Sanity where it came from', async () => {
  const _system = {base: {id, rev: 'earlier'}}
  await startWith('Terminals')
  await restoreAsDraft(client, id, {_type: 'destination', note: 'Two terminals', _system})
  const draft = await client.getDocument(`drafts.${id}`)
  expect(draft).toMatchObject({note: 'Two terminals'})
  expect(draft).not.toHaveProperty('_system')
})

test('a restored version replaces no edits that the office has not seen [HISTORY-3]', async () => {
  await startWith('Terminals')
  await publish('Three terminals')
  const [, first] = await latestVersions()
  const restore = () => restoreAsDraft(client, id, first?.content ?? {}, {replacesEdits: false})
  await edit('Half a sent')
  await expect(restore()).rejects.toMatchObject({statusCode: 409})
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Half a sent'})
  await client.delete(`drafts.${id}`)
  await restore()
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({note: 'Terminals'})
})

test('a version that needs what is gone is restored without it, and that is named [HISTORY-3]', async () => {
  const {before} = await ratesOfDeletedVehicle()
  const {missing} = await readRestored(client, 'rates', before)
  expect(missing).toEqual(['vehicle-sedan'])
  expect(await readMissingNames(client, typeOf, missing)).toEqual(['Sedan'])
  await restoreAsDraft(client, 'rates', before)
  const draft = await client.getDocument('drafts.rates')
  expect(draft?.['rateCards']).toEqual(ratesWith(priceOf('vehicle-van')).rateCards)
})

test('a page that links to a part of itself is restored while it is off the site [HISTORY-3]', async () => {
  const target = linkTo('page-ball', 'rates')
  const version = {_id: 'page-ball', _type: 'page', title: 'Ball', target}
  await client.create({_id: 'drafts.page-ball', _type: 'page', title: 'Winter ball'})
  const {missing} = await readRestored(client, 'page-ball', version)
  expect(missing).toEqual([])
  await restoreAsDraft(client, 'page-ball', version)
  await client.action(publicationOf('page-ball'))
  expect(await client.getDocument('page-ball')).toMatchObject({title: 'Ball', target})
})
