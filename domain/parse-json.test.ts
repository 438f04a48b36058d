import {expect, test} from 'vitest'

import {parseJson} from './parse-json.ts'

test('a text that is no JSON has no value', () => {
  expect(parseJson('{"hours":2}')).toEqual({hours: 2})
  expect(parseJson('null')).toBeNull()
  expect(parseJson('{"hours":')).toBeUndefined()
})
