import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import lock from '../package-lock.json' with {type: 'json'}
import site from '../package.json' with {type: 'json'}
import studio from '../studio/package.json' with {type: 'json'}

const record = readFileSync(
  new URL('../docs/decisions/0008-dependencies.md', import.meta.url),
  'utf8',
)
const [, ofSite = '', ofStudio = ''] =
  /The site:(.*)The Studio:(.*)## Consequences/s.exec(record) ?? []

test('docs/decisions says of every run-time dependency why it is there, and names no other', () => {
  expect(packagesIn(ofSite)).toEqual(Object.keys(site.dependencies).toSorted())
  expect(packagesIn(ofStudio)).toEqual(Object.keys(studio.dependencies).toSorted())
})

test('every dependency is pinned exactly', () => {
  const all = {
    ...site.dependencies,
    ...site.devDependencies,
    ...site.optionalDependencies,
    ...studio.dependencies,
  }
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock file asks for no Node: any Node from 20 on installs everything, without a warning', () => {
  const asking = Object.entries(lock.packages).filter(
    ([folder, entry]) => folder.startsWith('node_modules/') && 'engines' in entry,
  )
  expect(asking.map(([folder]) => folder)).toEqual([])
})

test('a system for which npm has no Node still gets all other packages', () => {
  expect(site.optionalDependencies).toEqual({node: expect.any(String)})
  expect(lock.packages['node_modules/node']).toMatchObject({optional: true})
  // In both, npm would take the one that must be there.
  expect(site.devDependencies).not.toHaveProperty('node')
})

function packagesIn(table: string): string[] {
  const rows = table.matchAll(/^\| `([^`]+)`\s*\|\s*(\S.*\S)\s*\|$/gm)
  return [...rows].map(([, name = '']) => name).toSorted()
}
