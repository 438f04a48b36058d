import {expect, test} from 'vitest'

import {findQueryByKey, findQueryByText} from './find-query.ts'
import {pageQueryFor, sharedQueries} from './queries.ts'

test.each([pageQueryFor('/careers'), ...sharedQueries])(
  'the preview knows the query $name by its key and by its text',
  (query) => {
    expect(findQueryByKey(query.queryKey)).toEqual(query)
    expect(findQueryByText(query.groq, query.params)).toEqual(query)
  },
)

test('what else the page cache or the Studio names is left alone', () => {
  expect(findQueryByKey(['content', 'page', {}])).toBeNull()
  expect(findQueryByKey(['account', 'session'])).toBeNull()
  expect(findQueryByText('*[_type == "other"]', {path: '/'})).toBeNull()
})
