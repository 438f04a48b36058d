import {expect, test} from 'vitest'

import {sharedQueries} from '../src/content/query/queries.ts'
import {sectionsThatShow} from '../studio/where-used/sections-that-show.ts'

/** It holds the order of other documents and shows nothing itself. */
const order = 'listOrder'

const shown = sharedQueries.flatMap(({name, groq, neededBy}) =>
  neededBy === 'everyPage' ? [] : [{name, sections: neededBy, types: documentTypes(groq)}],
)

test.each(shown)(
  'the Studio tells where documents of the query $name show',
  ({sections, types}) => {
    for (const type of types)
      expect(sections).toEqual(expect.arrayContaining(sectionsThatShow(type)))
    expect(types.filter((type) => sectionsThatShow(type).length === 0)).toEqual([])
    expect(new Set(types.flatMap(sectionsThatShow))).toEqual(new Set(sections))
  },
)

function documentTypes(groq: string): string[] {
  const types = [...groq.matchAll(/_type == "(\w+)"/g)].flatMap(([, type]) => type ?? [])
  return types.filter((type) => type !== order)
}
