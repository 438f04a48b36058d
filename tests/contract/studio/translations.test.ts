import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {bringBack} from '../../../studio/history/deleted/bring-back.ts'
import {readDeletions} from '../../../studio/history/deleted/deletions.ts'
import {additions} from '../../../studio/language/additions.ts'
import {beginTranslation} from '../../../studio/language/begin-translation.ts'
import {withStructureOf} from '../../../studio/language/copy-structure.ts'
import {readTranslatedLinks} from '../../../studio/language/translated-links.ts'
import {type TranslationCheck, markAsChecked} from '../../../studio/language/translation-checks.ts'
import {retirePage} from '../../../studio/pages/retire/retire-page.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'
import {
  outdatedTranslations,
  readChangedInEnglish,
} from '../../../studio/start/changed-in-english/changed-in-english.ts'
import {deleteDocument} from '../../../studio/where-used/delete-document.ts'
import {listOrderTypes, readUses} from '../../../studio/where-used/uses.ts'
import {english, link, section} from '../../support/content/boat-show-page.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {startLake, token} from '../../support/lake/running-lake.ts'
import {startLakeWithShortHistory} from '../content-lake/support/lake-with-short-history.ts'

const lake = await startLake()
const {client} = lake
beforeAll(() =>
  importSeedData({projectId: 'localdev', dataset: 'production', apiHost: lake.url, token}),
)
afterAll(() => lake.stopAndDelete())

const page: SchemaType | undefined = Schema.compile({
  name: 'studio',
  types: [...builtinTypes, ...schemaTypes],
}).get('page')
if (!page) throw new Error('There is no type page.')

test('a Spanish translation begins as a draft with the links of its language, and is named once, however often it begins', async () => {
  const original = await client.create(english('boat-show'))
  await beginTranslation(client, page, original, 'es')
  const begun = await client.getDocument('drafts.boat-show-es')
  expect(begun).toMatchObject({_type: 'page', language: 'es'})
  expect(begun).not.toHaveProperty('title')
  expect(begun).not.toHaveProperty('path')
  expect(begun?.['sections']).toEqual([
    {
      _key: 'call',
      _type: 'callToActionSection',
      actions: [{_key: 'go', _type: 'link', target: linkTo('page-contact-es')}],
    },
  ])
  expect(await client.getDocument('boat-show-es')).toBeUndefined()

  await client.patch('drafts.boat-show-es').set({title: 'Semana náutica'}).commit()
  await beginTranslation(client, page, original, 'es')
  expect(await client.getDocument('drafts.boat-show-es')).toMatchObject({title: 'Semana náutica'})
  expect(
    await client.fetch('*[_id == "translations-boat-show"][0].translations[].value._ref'),
  ).toEqual(['boat-show', 'boat-show-es'])
})

test('a page begun in Spanish that code leads to stands at its path from the start', async () => {
  const original = await client.getDocument('page-contact')
  if (!original) throw new Error('The seed data has no contact page.')
  await beginTranslation(client, page, original, 'es')
  expect(await client.getDocument('drafts.page-contact-es')).toMatchObject({path: '/es/contacto'})
})

test('a Spanish picture with a description of its own does not become decoration with what is copied from English', async () => {
  const picture = (name: string) => ({
    _type: 'picture',
    asset: {_type: 'reference', _ref: `image-${name}-3200x400-webp`, _weak: true},
  })
  const about = {_key: 'about', _type: 'aboutSection'}
  const original = await client.create({
    ...english('lineup'),
    sections: [{...about, lineup: {...picture('english'), decorative: true}}],
  })
  const own = await client.create({
    _id: 'drafts.lineup-es',
    _type: 'page',
    language: 'es',
    sections: [{...about, lineup: {...picture('spanish'), alt: 'Seis autos'}}],
  })
  const inLanguage = await readTranslatedLinks(client, original, 'es')
  expect(additions(own, withStructureOf(page, original, own, inLanguage))).toEqual([])
})

test('what is copied from English leaves what somebody else writes meanwhile', async () => {
  const original = await client.create({
    ...english('regatta'),
    sections: [section('new'), section('call', 'page-home'), section('last')],
  })
  const own = await client.create({
    _id: 'drafts.regatta-es',
    _type: 'page',
    language: 'es',
    sections: [{_key: 'call', _type: 'callToActionSection', heading: 'A los muelles'}],
  })
  const inLanguage = await readTranslatedLinks(client, original, 'es')
  const added = additions(own, withStructureOf(page, original, own, inLanguage))
  await client
    .patch(own._id)
    .set({'sections[_key=="call"].heading': 'A los muelles y de vuelta'})
    .insert('after', 'sections[-1]', [{_key: 'own', _type: 'textSection', heading: 'Solo aquí'}])
    .commit()
  const transaction = client.transaction()
  for (const patch of added) transaction.patch(own._id, patch)
  await transaction.commit()
  const after = await client.getDocument(own._id)
  expect(after?.['sections']).toEqual([
    {
      _key: 'new',
      _type: 'callToActionSection',
      actions: [{_key: 'go', _type: 'link', target: linkTo('page-contact-es')}],
    },
    {
      _key: 'call',
      _type: 'callToActionSection',
      heading: 'A los muelles y de vuelta',
      actions: [{_key: 'go', _type: 'link', target: linkTo('page-home-es')}],
    },
    {
      _key: 'last',
      _type: 'callToActionSection',
      actions: [{_key: 'go', _type: 'link', target: linkTo('page-contact-es')}],
    },
    {_key: 'own', _type: 'textSection', heading: 'Solo aquí'},
  ])
})

test('that a page is still right is noted once for its language, with the time of the English', async () => {
  const [first, second] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']
  await markAsChecked(client, 'page-home-es', first)
  await markAsChecked(client, 'page-home-es', second)
  expect(await client.fetch('*[_id == "translations-page-home"][0].checks')).toEqual([
    {
      _key: 'es',
      _type: 'languageCheck',
      document: {_type: 'reference', _ref: 'page-home-es', _weak: true},
      checkedAt: second,
    },
  ])
})

test('a translation that was deleted is one of the page again once it is brought back and published', async () => {
  await client.create(english('fair'))
  await client.create({...english('fair'), _id: 'fair-es', language: 'es', path: '/es/feria'})
  await client.create({
    _id: 'translations-fair',
    _type: 'translation.metadata',
    translations: ['en', 'es'].map((language) => ({
      _key: language,
      _type: 'internationalizedArrayReferenceValue',
      language,
      value: {
        _type: 'reference',
        _ref: language === 'en' ? 'fair' : `fair-${language}`,
        _weak: true,
      },
    })),
  })
  const translations = () =>
    client.fetch<string[]>(
      '*[_type == "translation.metadata" && references("fair")][0].translations[defined(value->path)].value->path',
    )
  const deletions: ((id: string) => Promise<unknown>)[] = [
    (id) => retirePage(client, {id, how: 'delete', instead: null}),
    (id) => deleteDocument(client, id, listOrderTypes),
  ]
  for (const remove of deletions) {
    await remove('fair-es')
    expect(await translations()).toEqual(['/fair'])
    const [deletion] = await readDeletions(client, ['page'])
    await bringBack(client, 'fair-es', deletion?.content ?? {}, [])
    const ids = {draftId: 'drafts.fair-es', publishedId: 'fair-es'}
    await client.action({actionType: 'sanity.action.document.publish', ...ids})
    expect(await translations()).toEqual(['/fair', '/es/feria'])
  }
})

test('a Spanish page whose links follow a page that goes says no newer English for it [TRANSLATE-3]', async () => {
  await client.create({...english('fest'), _id: 'fest-es', language: 'es', path: '/es/fiesta'})
  const sections = [section('call', 'fest-es')]
  const own = await client.create({
    ...english('lights'),
    _id: 'lights-es',
    language: 'es',
    sections,
  })
  const original = await client.create(english('lights'))
  await client.create({_id: 'translations-lights', _type: 'translation.metadata', translations: []})
  await retirePage(client, {id: 'fest-es', how: 'unpublish', instead: 'page-contact-es'})
  const rewritten = await client.getDocument('lights-es')
  if (!rewritten) throw new Error('The Spanish page is gone.')
  expect(rewritten['sections']).toEqual([section('call', 'page-contact-es')])
  const checks = await client.fetch<TranslationCheck[]>(
    '*[_id == "translations-lights"][0].checks[]{"id": document._ref, checkedAt, revision}',
  )
  const later = {...original, _updatedAt: new Date(Date.now() + 2000).toISOString()}
  const outdated = outdatedTranslations([later, rewritten], checks)
  expect(outdated.map(({since}) => since)).toEqual([own._updatedAt])
})

test.each([
  {name: 'published', edits: null},
  {name: 'with edits that are not published', edits: 'Regatta Week, edited'},
])(
  'a page that links to a part of itself, $name, is taken off the site and published again [PAGES-3]',
  async ({edits}) => {
    const id = edits ? 'regatta-edited' : 'regatta-week'
    const toItself = [{...section('call'), actions: [link('Rates', id)]}]
    await client.create(english(id))
    const page = await client.patch(id).set({sections: toItself}).commit()
    if (edits) await client.create({...page, _id: `drafts.${id}`, title: edits})
    expect((await readUses(client, id, 'page')).requiredBy).toEqual([])

    await retirePage(client, {id, how: 'unpublish', instead: null})
    expect(await client.getDocument(id)).toBeUndefined()
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
    expect(await client.getDocument(id)).toMatchObject({
      title: edits ?? 'Boat Show Week',
      sections: toItself,
    })
  },
)

/** It needs no other page, so that it can be the only one of a lake. */
const parade = {...english('parade'), sections: []}

test.each([
  {spanish: 'days before the history begins', daysBetween: 21},
  {spanish: 'within the history', daysBetween: 1},
])(
  'what changed in English is said where the English before is older than the history, and the Spanish was published $spanish [TRANSLATE-3]',
  async ({daysBetween}) => {
    const {client, daysPass} = await startLakeWithShortHistory()
    await client.create(parade)
    daysPass(22 - daysBetween)
    const own = await client.create({...parade, _id: 'parade-es', language: 'es'})
    daysPass(daysBetween)
    const original = await client.patch('parade').set({title: 'Boat Parade'}).commit()
    const pair = {own, original, since: own._updatedAt}
    const {changed} = await readChangedInEnglish(client, () => page, [pair])
    expect(changed.flatMap(({changes}) => changes.map((each) => each.sentence))).toEqual([
      'Title: "Boat Show Week" → "Boat Parade"',
    ])
  },
)

test('what changed in English is no longer known where it was published again before the history begins [TRANSLATE-3]', async () => {
  const {client, daysPass} = await startLakeWithShortHistory()
  const own = await client.create({...parade, _id: 'parade-es', language: 'es'})
  await client.create(parade)
  daysPass(1)
  await client.patch('parade').set({title: 'Boats'}).commit()
  daysPass(21)
  const original = await client.patch('parade').set({title: 'Boat Parade'}).commit()
  const pair = {own, original, since: own._updatedAt}
  const {changed} = await readChangedInEnglish(client, () => page, [pair])
  expect(changed.flatMap(({changes}) => changes.map((each) => each.sentence))).toEqual([
    expect.stringContaining('what changed is no longer known.'),
  ])
})

test('a page whose history is lost is listed as changed; one that cannot be asked for hides no other', async () => {
  const own = await client.create({...english('parade'), _id: 'parade-es', language: 'es'})
  const original = await client.create(english('parade'))
  const pairOf = (id: string, since: string) => ({own, since, original: {...original, _id: id}})
  const before = new Date().toISOString()
  // What happens within the same millisecond would count as before.
  await vi.waitUntil(() => Date.now() > Date.parse(before), {interval: 1})
  await client.patch('parade').set({title: 'Boat Parade'}).commit()
  const changed = {...original, title: 'Boat Parade', _updatedAt: '2027-03-14T17:00:00Z'}
  const {changed: pages, unread} = await readChangedInEnglish(client, () => page, [
    pairOf('no/such/page', before),
    {own, original: changed, since: before},
    {own, original: changed, since: '2026-01-01T00:00:00Z'},
  ])
  expect(unread).toEqual(['parade-es'])
  expect(pages.map(({id, changes}) => [id, ...changes.map((each) => each.sentence)])).toEqual([
    ['parade-es', 'Title: "Boat Show Week" → "Boat Parade"'],
    [
      'parade-es',
      'The English was published again on March 14, 2027; what changed is no longer known.',
    ],
  ])
})
