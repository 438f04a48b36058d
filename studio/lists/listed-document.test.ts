import {expect, test} from 'vitest'

import {idsInOrder, listedDocuments} from './listed-document.ts'
import {reorderPart} from './reorder.ts'

const all = ['b', 'drafts.a', 'drafts.b', 'c', 'c-es', 'd'].map((_id) => ({_id}))

test('every document has one place, also one that is only a draft', () => {
  expect(idsInOrder({all}, ['d', 'b'])).toEqual(['d', 'b', 'a', 'c'])
})

test('moving a draft above the others loses none of them', () => {
  expect(reorderPart(idsInOrder({all}, ['d', 'b']), ['a', 'b', 'c'])).toEqual(['d', 'a', 'b', 'c'])
})

test('the fleet has the hourly rates that visitors see, the next ones from their day on', () => {
  const vehicle = {
    _id: 'vehicle-s550',
    _type: 'vehicle',
    _rev: '1',
    _createdAt: '',
    _updatedAt: '',
    passengers: {min: 1, max: 3},
  }
  const cards = (min: number, max: number) => [
    {
      _key: 'hourly',
      prices: [{_key: 'a', vehicle: {_ref: vehicle._id}, price: {min, max}}],
    },
  ]
  const rates = {
    rateCards: cards(140, 200),
    next: {startsOn: '2027-03-14', rateCards: cards(150, 210)},
  }
  const detail = (time: string, published: unknown = rates) =>
    listedDocuments(
      {documents: [vehicle], order: null, all: [vehicle], rates: published},
      new Date(time),
    ).map((listed) => listed.detail)
  expect(detail('2027-03-14T04:59:00Z')).toEqual(['$140-200 / hour, 1-3 passengers'])
  expect(detail('2027-03-14T05:00:00Z')).toEqual(['$150-210 / hour, 1-3 passengers'])
  expect(detail('2027-03-14T05:00:00Z', null)).toEqual(['No rate yet, 1-3 passengers'])
})

test('an opening that is only a draft is not open, whatever its times', () => {
  const job = {_type: 'job', _rev: '1', _createdAt: '', _updatedAt: ''}
  const documents = [
    {...job, _id: 'drafts.job-new'},
    {...job, _id: 'job-cook', closesOn: '2027-03-26T16:00:00Z'},
    {...job, _id: 'drafts.job-cook', closesOn: '2027-03-01T16:00:00Z'},
  ]
  const listed = listedDocuments(
    {documents, order: null, all: documents, rates: null},
    new Date('2027-03-14T16:00:00Z'),
  )
  expect(listed).toEqual([
    {_id: 'job-new', status: 'draft', jobState: 'later', detail: 'Draft, not on the site'},
    {_id: 'job-cook', status: 'changed', jobState: 'open', detail: 'Open, closes in 12 days'},
  ])
})

test('a destination whose kind is another one in its draft is on the site and changed, in the lists of both kinds', () => {
  const port = {_type: 'destination', _rev: '1', _createdAt: '', _updatedAt: ''}
  const published = {...port, _id: 'destination-mia', kind: 'airport'}
  const draft = {...port, _id: 'drafts.destination-mia', kind: 'cruisePort'}
  for (const ofKind of [published, draft]) {
    const result = {documents: [ofKind], order: null, all: [published, draft], rates: null}
    expect(listedDocuments(result, new Date()).map(({status}) => status)).toEqual(['changed'])
  }
})
