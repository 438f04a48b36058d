import type {DocumentInspector} from 'sanity'
import {expect, test} from 'vitest'

import {documentOf, seedDocuments} from '../tests/support/content/seed-documents.ts'
import {historyInspectorName, replaceHistory} from './history/versions/replace-history.ts'
import {siteUrlOf} from './presentation/site-url.ts'
import {isActionAllowed, isFixedType} from './schema/fixed-documents.ts'
import {schemaTypes} from './schema/index.ts'

const origin = 'http://localhost:5173'

test('documents that the site needs cannot be duplicated, unpublished or deleted [START-4]', () => {
  for (const action of ['duplicate', 'unpublish', 'delete', undefined]) {
    expect(isActionAllowed(action, 'rates')).toBe(false)
    expect(isActionAllowed(action, 'page', 'drafts.page-home')).toBe(false)
    expect(isActionAllowed(action, 'service', 'service-hourly-service')).toBe(false)
    expect(isActionAllowed(action, 'coverageArea')).toBe(true)
  }
  // Pages of the office's own come and go; a copy of one is begun as a new page.
  expect(isActionAllowed('delete', 'page', 'art-basel')).toBe(true)
  expect(isActionAllowed('unpublish', 'page', 'art-basel')).toBe(true)
  expect(isActionAllowed('duplicate', 'page', 'art-basel')).toBe(false)
  // A job is closed instead, and a vehicle has a price as long as it is published.
  expect(isActionAllowed('unpublish', 'job')).toBe(false)
  expect(isActionAllowed('unpublish', 'vehicle')).toBe(false)
  expect(isActionAllowed('delete', 'vehicle')).toBe(true)
  // A translation that was begun can be given up, but not where code leads to it.
  expect(isActionAllowed('delete', 'service', 'drafts.service-hourly-service-es')).toBe(true)
  expect(isActionAllowed('duplicate', 'service', 'service-hourly-service-es')).toBe(false)
  expect(isActionAllowed('delete', 'page', 'drafts.page-home-es')).toBe(true)
  expect(isActionAllowed('unpublish', 'page', 'page-home-es')).toBe(false)
  for (const action of ['publish', 'discardChanges', 'restore']) {
    expect(isActionAllowed(action, 'rates')).toBe(true)
  }
})

test('a page is restored under "What changed", which keeps its former paths, and not by Sanity itself [PAGES-3]', () => {
  for (const type of ['page', 'service', 'legalDocument']) {
    expect(isActionAllowed('restore', type)).toBe(false)
    expect(isActionAllowed('publish', type)).toBe(true)
  }
  expect(isActionAllowed('restore', 'page', 'art-basel')).toBe(false)
})

test('"What changed" stands in the place of Sanity\'s History, and other inspectors stay [PAGES-3]', () => {
  const inspector = (name: string): DocumentInspector => ({
    name,
    component: () => null,
    useMenuItem: () => ({title: name}),
  })
  const ofSanity = inspector('sanity/structure/history')
  const validation = inspector('sanity/structure/validation')
  const whatChanged = inspector(historyInspectorName)
  expect(replaceHistory([ofSanity, validation], whatChanged)).toEqual([whatChanged, validation])
})

test('besides pages, staff add and remove vehicles, openings, counties and destinations, and nothing else [START-4]', () => {
  const documents = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
  expect(documents.filter((name) => !isFixedType(name))).toEqual([
    'coverageArea',
    'destination',
    'job',
    'vehicle',
  ])
})

test('every document leads to a page of the site', () => {
  const nowhere = seedDocuments.filter((document) => siteUrlOf(document, origin) === null)
  expect(new Set(nowhere.map(({_type}) => _type))).toEqual(new Set(['translation.metadata']))
  expect(siteUrlOf(documentOf('service-hourly-service'), origin)).toBe(
    `${origin}/services/hourly-service`,
  )
  expect(siteUrlOf(documentOf('vehicle-s550'), origin)).toBe(`${origin}/#fleet`)
  expect(siteUrlOf(documentOf('job-operations-manager-es'), origin)).toBe(
    `${origin}/es/empleo#openings`,
  )
  expect(siteUrlOf(documentOf('page-airport-mia-es'), origin)).toBe(`${origin}/es/aeropuertos/mia`)
  expect(siteUrlOf({_type: 'unknown'}, origin)).toBe(null)
})
