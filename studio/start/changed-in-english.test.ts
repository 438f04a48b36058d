import {expect, test} from 'vitest'

import {outdatedTranslations} from './changed-in-english.ts'

const document = (_id: string, _updatedAt: string) => ({
  _id,
  _updatedAt,
  _type: 'page',
  _createdAt: '2026-01-01T00:00:00Z',
  _rev: 'a',
})

test('a Spanish page may be outdated once its English one is published later', () => {
  const [early, late] = ['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z']
  const outdated = outdatedTranslations([
    document('page-home', late),
    document('page-home-es', early),
    document('page-contact', early),
    document('page-contact-es', late),
    document('festival-es', early),
  ])
  expect(outdated.map(({own}) => own._id)).toEqual(['page-home-es'])
})
