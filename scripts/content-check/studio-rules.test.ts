import {expect, test} from 'vitest'

import {compile} from './studio-rules.ts'

test.each([
  ['a type that does not exist', [{name: 'note', type: 'strng'}], 'Unknown type: strng'],
  [
    'two fields of one name',
    [
      {name: 'note', type: 'string'},
      {name: 'note', type: 'string'},
    ],
    'Found 2 fields with name "note"',
  ],
])('a schema with %s is refused, since the Studio would not start', (_, fields, message) => {
  expect(() => compile([{name: 'quote', type: 'document', fields}])).toThrow(message)
})
