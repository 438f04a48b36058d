import {expect, test} from 'vitest'

import {isRecord} from './is-record.ts'

test('an object with fields is a record, also an empty one', () => {
  expect(isRecord({name: 'Escalade'})).toBe(true)
  expect(isRecord({})).toBe(true)
})

test.each([null, undefined, [], ['a'], 'text', 7, true, () => {}])('%j is no record', (value) => {
  expect(isRecord(value)).toBe(false)
})
