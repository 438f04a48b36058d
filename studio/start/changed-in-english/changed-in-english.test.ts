import {expect, test} from 'vitest'

import {outdatedTranslations} from './changed-in-english.ts'

const document = (_id: string, _updatedAt: string) => ({
  _id,
  _updatedAt,
  _type: 'page',
  _createdAt: '2026-01-01T00:00:00Z',
  _rev: 'a',
})

const [early, late] = ['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z']

test('a Spanish page may be outdated once its English one is published later [TRANSLATE-3]', () => {
  const published = [
    document('page-home', late),
    document('page-home-es', early),
    document('page-contact', early),
    document('page-contact-es', late),
    document('festival-es', early),
  ]
  const outdated = outdatedTranslations(published, [{id: 'page-contact-es', checkedAt: early}])
  expect(outdated.map(({own, since}) => [own._id, since])).toEqual([['page-home-es', early]])
})

test('a Spanish page that was found right is outdated by what is published after that', () => {
  const published = [document('page-home', late), document('page-home-es', early)]
  const sinceWhen = (checkedAt: string) =>
    outdatedTranslations(published, [{id: 'page-home-es', checkedAt}]).map(({since}) => since)
  expect(sinceWhen('2026-01-02T12:00:00Z')).toEqual(['2026-01-02T12:00:00Z'])
  expect(sinceWhen('2026-01-03T12:00:00Z')).toEqual([])
})

test('a Spanish page is still outdated after a change that brought no words of its own', () => {
  const published = [document('page-home', '2026-01-02T12:00:00Z'), document('page-home-es', late)]
  const sinceWhen = (revision: string) =>
    outdatedTranslations(published, [{id: 'page-home-es', checkedAt: early, revision}]).map(
      ({since}) => since,
    )
  expect(sinceWhen('a')).toEqual([early])
  expect(sinceWhen('older')).toEqual([])
})
