import {globSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {normalizePath} from 'vite'
import {expect, test} from 'vitest'

import {chunkGroups, isNamed, isShared, ofSomePages} from './site-bundle.ts'

test.for(['booking', 'sections/cost', 'sections/finder', 'sections/destination'])(
  'what lies in src/%s of the project has its chunk, and a folder above of that name does not count',
  (folder) => {
    const project = normalizePath(fileURLToPath(new URL('../../', import.meta.url)))
    expect(groupOf(`${project}src/${folder}/file.tsx`)).toBe(folder.split('/').at(-1))
    expect(groupOf(`/home/ann/src/${folder}/node_modules/react/index.js`)).toBeUndefined()
  },
)

test('each module that is left out of the entry is a file where the entry finds what it shares', () => {
  const files = globSync('{domain,src}/**/*.{ts,tsx}').map(normalizePath).filter(isShared)
  expect(ofSomePages.filter((name) => !files.some((file) => isNamed(file, name)))).toEqual([])
})

function groupOf(id: string) {
  const fits = (test: RegExp | ((id: string) => boolean)) =>
    test instanceof RegExp ? test.test(id) : test(id)
  return chunkGroups.find(({test}) => test && fits(test))?.name
}
