import {expect, test} from 'vitest'

import {evaluateQuery} from '../../../../emulators/content-lake/groq/evaluate.ts'
import {parseQuery} from '../../../../emulators/content-lake/groq/parse-query.ts'
import {createView} from '../../../../emulators/content-lake/groq/perspective-view.ts'
import type {LakeDocument} from '../../../../emulators/content-lake/store/document.ts'

test('a filter inside a projection looks at the documents of its types alone [LAKE-1]', () => {
  const documents = forest()
  const beech = document('beech', 'tree', null)
  Object.defineProperty(beech, 'near', {
    enumerable: true,
    get: () => {
      throw new Error('A tree was looked at.')
    },
  })
  const query = '*[_type == "tree"]{_id, "bushes": *[near == ^._id && _type == "bush"]._id}'
  expect(run(query, [beech, ...documents])).toContainEqual({_id: 'oak', bushes: ['holly']})
  const ofAll = query.replace(' && _type == "bush"', '')
  expect(() => run(ofAll, [beech, ...documents])).toThrow('A tree was looked at.')
})

test.for([
  ['*[_type == "tree"]{"n": count(*[_type in ["bush", "herb"] && near == ^._id])}', [{n: 2}]],
  ['*[_type == "tree"]{"n": count(*[(_type == "bush" || _type == "herb")])}', [{n: 3}]],
  ['*[_type == $type]{"n": count(*[_type == $other])}', [{n: 2}]],
  ['*[_type == "tree"]{"n": *[_type == "herb"] | order(_id desc)[0]._id}', [{n: 'mint'}]],
  ['count(*[_type == "fern"])', 0],
] as const)('%s has its result from the documents of its types', ([query, result]) => {
  expect(run(query, forest())).toEqual(result)
})

function forest(): LakeDocument[] {
  return [
    document('holly', 'bush', 'oak'),
    document('hazel', 'bush', 'elm'),
    document('mint', 'herb', 'oak'),
    document('oak', 'tree', null),
  ]
}

function document(_id: string, _type: string, near: string | null): LakeDocument {
  const time = '2026-11-29T12:00:00Z'
  return {_id, _type, _rev: 'a', _createdAt: time, _updatedAt: time, near}
}

function run(query: string, documents: LakeDocument[]): unknown {
  const params = {type: 'tree', other: 'bush'}
  const context = {projectId: 'localdev', dataset: 'production', identity: ''}
  const result = evaluateQuery(parseQuery(query, params), params, createView(documents), context)
  return JSON.parse(JSON.stringify(result))
}
