import {describe, expect, test} from 'vitest'

import {isSameShape, changedRange} from './structural-change.ts'

const rate = {_key: 'a', vehicle: 'Escalade', price: {min: 120, max: 180}, note: null}

describe('a change of texts and numbers alone', () => {
  test.each([
    ['nothing', rate, {...rate}],
    ['a day on which it closes', {...rate, closesOn: null}, {...rate, closesOn: '2027-01-01'}],
    ['another price', rate, {...rate, price: {min: 125, max: 185}}],
    ['another text, however long', rate, {...rate, vehicle: 'Cadillac Escalade '.repeat(50)}],
    ['another picture of the same ratio', 'image-abc123-1200x800-jpg', 'image-def456-600x400-webp'],
  ])('%s', (_, before, after) => {
    expect(isSameShape(before, after)).toBe(true)
  })
})

describe('something comes, goes or becomes another thing', () => {
  test.each([
    ['a text where none was', rate, {...rate, note: 'Gratuity not included'}],
    ['a text that is emptied', rate, {...rate, vehicle: ' '}],
    ['a field that is missing', rate, {_key: 'a', vehicle: 'Escalade', note: null}],
    ['one more item', [rate], [rate, {...rate, _key: 'b'}]],
    ['another item in its place', [rate], [{...rate, _key: 'b'}]],
    ['items in another order', [rate, {...rate, _key: 'b'}], [{...rate, _key: 'b'}, rate]],
    ['a section of another type', {_type: 'textSection'}, {_type: 'faqSection'}],
    ['a list in place of a text', rate, {...rate, vehicle: ['Escalade']}],
    ['a picture of another ratio', 'image-abc123-1200x800-jpg', 'image-def456-800x800-jpg'],
    ['a switch', {...rate, showInCoverage: true}, {...rate, showInCoverage: false}],
    ['something in place of nothing', null, rate],
    ['nothing in place of something', rate, undefined],
  ])('%s', (_, before, after) => {
    expect(isSameShape(before, after)).toBe(false)
  })
})

test('a list changes between what both begin and end with', () => {
  const range = changedRange(['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'd'])
  expect(range).toEqual({keys: ['b', 'c'], previous: 'a', following: 'd'})
  expect(changedRange(['a', 'b', 'c'], ['a', 'c'])?.keys).toEqual(['b'])
  expect(changedRange(['a', 'a'], ['a'])).toEqual({
    keys: ['a'],
    previous: 'a',
    following: undefined,
  })
})

test('where something comes in, the range is empty and has its neighbors', () => {
  expect(changedRange(['a', 'b'], ['a', 'new', 'newer', 'b'])).toEqual({
    keys: [],
    previous: 'a',
    following: 'b',
  })
  expect(changedRange(['a'], ['new', 'a'])).toEqual({
    keys: [],
    previous: undefined,
    following: 'a',
  })
  expect(changedRange(['a'], ['a', 'last'])).toEqual({
    keys: [],
    previous: 'a',
    following: undefined,
  })
})

describe('lists and texts change in place', () => {
  test.each([
    ['another text of an item', [rate], [{...rate, vehicle: 'Cadillac'}]],
    ['spaces in place of spaces', ' ', '  '],
    [
      'a text that only speaks of a picture',
      'See image-abc123-1200x800-jpg',
      'See image-abc123-800x800-jpg',
    ],
    ['the same, at its start', 'image-a-1200x800-jpg, below', 'image-a-800x800-jpg, below'],
  ])('%s', (_, before, after) => {
    expect(isSameShape(before, after)).toBe(true)
  })

  test.each([
    ['one of two items is another thing', [rate, {_key: 'b'}], [rate, {_key: 'c'}]],
    ['another document', {_id: 'a'}, {_id: 'b'}],
    ['a text in place of a list', ['E'], 'E'],
    ['a list in place of a text', 'E', ['E']],
    ['a list that goes', {items: ['E']}, {items: null}],
  ])('but not where %s', (_, before, after) => {
    expect(isSameShape(before, after)).toBe(false)
  })
})

test('an item that is planned for later may come, go, move, be put off and be brought forward', () => {
  const now = {_id: 'now', opensOn: '2026-01-05T14:00:00Z'}
  const later = {_id: 'later', opensOn: '2999-01-05T14:00:00Z'}
  expect(isSameShape([now], [later, now])).toBe(true)
  expect(isSameShape([now, later], [now])).toBe(true)
  expect(isSameShape([now, later], [later, now])).toBe(true)
  expect(isSameShape([now, {...later, opensOn: now.opensOn}], [now, later])).toBe(true)
  expect(isSameShape([now, later], [now, {...later, opensOn: now.opensOn}])).toBe(true)
  expect(isSameShape([now], [{...later, opensOn: now.opensOn}, now])).toBe(false)
})

test.each(['opensOn', 'closesOn', 'showFrom', 'showUntil', 'startsOn', 'closedDays'])(
  'what starts or ends by %s does so at its minute, not when staff publish it',
  (field) => {
    expect(isSameShape({_id: 'a', [field]: null}, {_id: 'a', [field]: ['2027-01-01']})).toBe(true)
  },
)

test('the range ends before all that both lists end with, and is null where nothing changes', () => {
  expect(changedRange(['a', 'x', 'c', 'd'], ['a', 'y', 'c', 'd'])).toEqual({
    keys: ['x'],
    previous: 'a',
    following: 'c',
  })
  expect(changedRange(['a', 'b'], ['a', 'b'])).toBeNull()
})
