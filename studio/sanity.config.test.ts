import {expect, test} from 'vitest'

import {documentOf, seedDocuments} from '../tests/support/content/seed-documents.ts'
import {siteAddress} from './presentation/site-url.ts'
import {isFixed, mayDo} from './schema/fixed-documents.ts'
import {schemaTypes} from './schema/index.ts'

const origin = 'http://localhost:5173'

test('documents that the site needs cannot be duplicated, unpublished or deleted', () => {
  for (const action of ['duplicate', 'unpublish', 'delete', undefined]) {
    expect(mayDo(action, 'rates')).toBe(false)
    expect(mayDo(action, 'page')).toBe(false)
    expect(mayDo(action, 'coverageArea')).toBe(true)
  }
  // An opening is closed instead, and a vehicle has a price as long as it is published.
  expect(mayDo('unpublish', 'job')).toBe(false)
  expect(mayDo('unpublish', 'vehicle')).toBe(false)
  expect(mayDo('delete', 'vehicle')).toBe(true)
  for (const action of ['publish', 'discardChanges', 'restore']) {
    expect(mayDo(action, 'legalDocument')).toBe(true)
  }
})

test('staff add and remove vehicles, openings, counties and destinations, and nothing else', () => {
  const documents = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
  expect(documents.filter((name) => !isFixed(name))).toEqual([
    'coverageArea',
    'destination',
    'job',
    'vehicle',
  ])
})

test('every document leads to a page of the site', () => {
  expect(seedDocuments.filter((document) => siteAddress(document, origin) === null)).toEqual([])
  expect(siteAddress(documentOf('service-hourly-service'), origin)).toBe(
    `${origin}/services/hourly-service`,
  )
  expect(siteAddress(documentOf('vehicle-s550'), origin)).toBe(`${origin}/#fleet`)
  expect(siteAddress({_type: 'unknown'}, origin)).toBe(null)
})
