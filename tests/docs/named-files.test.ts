import {existsSync, globSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const documents = globSync(['*.md', '{docs,emulators,seed-data,tests}/**/*.md'], {cwd: root})
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({file, text: read(file)}))

/** Made by a build, and the example of a folder that is made for a release. */
const notInRepository = ['studio/dist', 'tests/compatibility/2026-12-31']

test('every command that a document names exists', () => {
  const {scripts}: {scripts: Record<string, string>} = JSON.parse(read('package.json'))
  const named = documents.flatMap(({file, text}) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => ({file, name})),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({name}) => !scripts[name])).toEqual([])
})

test('every file and folder that a document names exists', () => {
  const named = documents
    // What a superseded decision names may be gone.
    .filter(({text}) => !text.includes('Status: superseded'))
    .flatMap(({file, text}) =>
      pathsIn(withoutBlocks(text))
        .filter((path) => !notInRepository.includes(path))
        .map((path) => ({file, path})),
    )
  expect(named.length).toBeGreaterThan(300)
  // Browser tests are named from their folder on.
  const isThere = (path: string) =>
    [path, `tests/e2e/${path}`].some((place) => existsSync(new URL(place, root)))
  expect(named.filter(({path}) => !isThere(path))).toEqual([])
})

/** Code blocks name files that the reader makes. */
function withoutBlocks(text: string): string {
  return text.replaceAll(/^ *```.*?^ *```$/gms, '')
}

function pathsIn(text: string): string[] {
  const folders = 'bench|docs|domain|emulators|scripts|seed-data|src|studio|tests'
  const paths = text.matchAll(new RegExp(`(?<![\\w./-])(?:${folders})/[\\w/.-]*\\w`, 'g'))
  return [...paths].map(([path]) => path)
}
