import {afterAll, expect, test} from 'vitest'

import {markAsChecked} from '../../../studio/language/translation-checks.ts'
import {officeHistory, publicationOf} from '../../support/content/office-history.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake
const {undo} = officeHistory(client)

test('a Spanish page whose publish is undone says the English that it said before [TRANSLATE-3]', async () => {
  const spanish = {_id: 'page-boats-es', _type: 'page', language: 'es', title: 'Botes'}
  const first = await client.create(spanish)
  await client.create({_id: 'translations-page-boats', _type: 'translation.metadata'})
  await client.create({...spanish, _id: 'drafts.page-boats-es', title: 'Barcos'})
  const {transactionId} = await client.action(publicationOf('page-boats-es'))
  expect(await undo('page-boats-es', transactionId)).toBe(null)
  const undone = await client.getDocument('page-boats-es')
  expect(undone).toMatchObject({title: 'Botes'})
  expect(
    await client.fetch(
      '*[_id == "translations-page-boats"][0].checks[]{"id": document._ref, checkedAt, revision}',
    ),
  ).toEqual([{id: 'page-boats-es', checkedAt: first._updatedAt, revision: undone?._rev}])
})

test('that Spanish words are still right is not said of older ones that come back instead of them [TRANSLATE-3]', async () => {
  const spanish = {_id: 'page-canal-es', _type: 'page', language: 'es', title: 'Canal'}
  const first = await client.create(spanish)
  await client.create({_id: 'translations-page-canal', _type: 'translation.metadata'})
  await client.create({...spanish, _id: 'drafts.page-canal-es', title: 'Canales'})
  const {transactionId} = await client.action(publicationOf('page-canal-es'))
  const later = new Date(Date.now() + 60_000).toISOString()
  await markAsChecked(client, 'page-canal-es', later)
  expect(await undo('page-canal-es', transactionId)).toBe(null)
  const undone = await client.getDocument('page-canal-es')
  expect(
    await client.fetch(
      '*[_id == "translations-page-canal"][0].checks[]{"id": document._ref, checkedAt, revision}',
    ),
  ).toEqual([{id: 'page-canal-es', checkedAt: first._updatedAt, revision: undone?._rev}])
})

test('the publish that brought what every Spanish page needs is not undone while Spanish pages are public [TRANSLATE-5]', async () => {
  const link = {_key: 'fleet', _type: 'link', label: 'The fleet'}
  const labelTranslations = [{_key: 'es', language: 'es', value: 'La flota'}]
  await client.create({_id: 'menus', _type: 'menus', headerLinks: [link]})
  const headerLinks = [{...link, labelTranslations}]
  await client.create({_id: 'drafts.menus', _type: 'menus', headerLinks})
  const {transactionId} = await client.action(publicationOf('menus'))
  await client.create({_id: 'page-home', _type: 'page', path: '/'})
  await client.create({_id: 'page-home-es', _type: 'page', language: 'es', path: '/es'})
  const translations = ['page-home', 'page-home-es'].map((page) => ({
    _key: page,
    language: page === 'page-home' ? 'en' : 'es',
    value: {_type: 'reference', _ref: page, _weak: true},
  }))
  await client.create({_id: 'pages', _type: 'translation.metadata', translations})
  const lacking = {reason: 'lacks a language', id: 'menus', languages: ['es']}
  expect(await undo('menus', transactionId)).toEqual(lacking)
  expect(await client.getDocument('menus')).toMatchObject({headerLinks})

  await client.delete('page-home-es')
  expect(await undo('menus', transactionId)).toBe(null)
  expect(await client.getDocument('menus')).toMatchObject({headerLinks: [link]})
})
