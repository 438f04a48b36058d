import {expect, test} from 'vitest'

import {parseQuery} from '../../../../emulators/content-lake/groq/parse-query.ts'
import {constraintsOf} from '../../../../emulators/content-lake/groq/query-constraints.ts'

test.for([
  ['*[_type == "tree"]', ['tree']],
  ['*["tree" == _type && height > 3][0]{title}', ['tree']],
  ['*[_type in ["tree", "bush"]] | order(title)', ['tree', 'bush']],
  ['*[_type == $type]', ['flower']],
  ['*[_type in $types]', ['flower', 'herb']],
  ['*[(_type == "tree" || _type == "bush") && defined(title)]', ['tree', 'bush']],
  ['{"a": *[_type == "tree"], "b": count(*[_type == "bush"])}', ['tree', 'bush']],
  ['*[_type == "tree"]{"near": *[_type == "bush" && references(^._id)]}', ['tree', 'bush']],
  ['*[_type == "tree" && count(*[_type == "bush"]) > 3]', ['tree', 'bush']],
] as const)('%s is constrained to its types', ([query, types]) => {
  expect([...(constraints(query)?.types ?? [])]).toEqual(types)
  expect(constraints(query)?.ids.size).toBe(0)
})

test.for([
  ['*[_id == "oak"][0]', ['oak']],
  ['*[_type == "tree" && _id in [$type, "oak"]]', ['flower', 'oak']],
  ['*[_id in $types && _type == "tree"]', ['flower', 'herb']],
] as const)('%s is constrained to its ids', ([query, ids]) => {
  expect([...(constraints(query)?.ids ?? [])]).toEqual(ids)
  expect(constraints(query)?.types.size).toBe(0)
})

test('a query that follows references says so', () => {
  expect(constraints('*[_type == "tree"]{"near": near->title}')?.followsReferences).toBe(true)
  expect(constraints('*[_type == "tree"]{title}')?.followsReferences).toBe(false)
})

test.for([
  '*',
  '*[_type != "tree"]',
  '!(_type == "tree") || *[defined(title)]',
  '*[_type == "tree" || defined(title)]',
  '*[_type == "tree" || _id == "oak"]',
  '*[_type == "tree"]{"all": count(*)}',
  '*[_type == "tree" && count(*[height > 1]) > 0]',
  '*[_type == title]',
  '*["tree" in _type]',
  '*[_type in ["tree", title]]',
  '*[near._type == "tree"]',
  '*[_type == $number]',
  '*[_type == "tree"]{"all": releases::all()}',
])('%s is not constrained', (query) => {
  expect(constraints(query)).toBeNull()
})

function constraints(query: string) {
  const params = {type: 'flower', types: ['flower', 'herb'], number: 1}
  return constraintsOf(parseQuery(query, params), params)
}
