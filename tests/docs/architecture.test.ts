import {existsSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

test('each of the three flows names files that are there, twelve at most', () => {
  const [, flows = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Three flows')
  const lists = (flows.split('\n## ')[0] ?? '').match(/(?:^\d+\. .*\n)+/gm) ?? []
  const files = lists.map((list) =>
    [...list.matchAll(/^\d+\. `(.*?)`: /gm)].map(([, file = '']) => file),
  )
  expect(files).toHaveLength(3)
  expect(files.filter(({length}) => length === 0 || length > 12)).toEqual([])
  expect(files.flat().filter((file) => !existsSync(file))).toEqual([])
})
