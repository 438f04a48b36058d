import {expect, test} from 'vitest'

import {findSampleValues} from './find-sample-values.ts'
import {noSampleInBlocks, sampleValueMessage} from './sample-values.ts'

test('sample values are found wherever they stand in a document', () => {
  const block = {_key: 'b', _type: 'block', children: [{_key: 's', text: 'Call (305) 555-0100.'}]}
  expect(noSampleInBlocks([block])).toBe(sampleValueMessage)
  expect(noSampleInBlocks([{...block, children: []}])).toBe(true)
  const settings = {
    _type: 'siteSettings',
    _id: '555-0100',
    phone: '+13055550100',
    email: 'office@company.com',
    socialLinks: [{_key: 'a', url: 'https://example.com/us'}],
    text: [block],
  }
  expect(findSampleValues(settings)).toEqual([
    {path: ['phone'], text: '+13055550100'},
    {path: ['socialLinks', {_key: 'a'}, 'url'], text: 'https://example.com/us'},
    {path: ['text', {_key: 'b'}, 'children', {_key: 's'}, 'text'], text: 'Call (305) 555-0100.'},
    {path: ['bookingWidgetUrl'], text: ''},
  ])
  expect(findSampleValues({_type: 'page'})).toEqual([])
  const vehicle = {_type: 'vehicle', capacity: {_type: 'capacity', isSample: true}}
  expect(findSampleValues(vehicle)).toEqual([
    {path: ['capacity', 'isSample'], text: 'not measured'},
  ])
  const measured = {_type: 'vehicle', capacity: {_type: 'capacity', isSample: false}}
  expect(findSampleValues(measured)).toEqual([])
})

test('a booking page that is filled in is no longer missing, and what has no key is named by its place', () => {
  const settings = {
    _type: 'siteSettings',
    bookingWidgetUrl: 'https://book.company.com/',
    lines: [null, 7, 'Call 555-0100', {text: '555-0101'}, {_key: 7, text: '555-0102'}],
  }
  expect(findSampleValues(settings)).toEqual([
    {path: ['lines', 2], text: 'Call 555-0100'},
    {path: ['lines', 3, 'text'], text: '555-0101'},
    {path: ['lines', 4, 'text'], text: '555-0102'},
  ])
  const empty = {_type: 'siteSettings', bookingWidgetUrl: ''}
  expect(findSampleValues(empty)).toEqual([{path: ['bookingWidgetUrl'], text: ''}])
})

test('only "isSample" says that a value was not measured', () => {
  const vehicle = {_type: 'vehicle', isNew: true}
  expect(findSampleValues(vehicle)).toEqual([])
})
