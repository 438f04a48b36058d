import {expect, test} from 'vitest'

import {itemsOf, textsOf} from './items-of.ts'

/** What the content lake may answer where the schema promises something else. */
const parsed = (json: string): unknown[] => JSON.parse(json)

test('of a list the objects count, whatever else stands in it', () => {
  expect(itemsOf(parsed('[{"_key": "a"}, null, "text", 7, {"_key": "b"}]'))).toEqual([
    {_key: 'a'},
    {_key: 'b'},
  ])
})

test('of a list of texts the texts count', () => {
  expect(textsOf(['a', null, 7, {text: 'b'}, ''])).toEqual(['a', ''])
})

test.each(['null', '"text"', '{"0": {}}', '7'])('%s in place of a list has no items', (json) => {
  expect(itemsOf(parsed(json))).toEqual([])
  expect(textsOf(parsed(json))).toEqual([])
})
