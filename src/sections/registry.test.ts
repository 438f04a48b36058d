import {readFileSync} from 'node:fs'
import path from 'node:path'

import {expect, test} from 'vitest'

import {renderers} from './registry.tsx'

/** The file of each section type. */
const files = new Map(
  [...textOf('src/sections/registry.tsx').matchAll(/(\w+): inChunk\(.*?import\('(.+?)'\)/gs)].map(
    ([, type = '', file = '']) => [type, path.join('src/sections', file)],
  ),
)

const types = Object.entries(renderers).map(([type, {words}]) => ({type, words}))

test.each(types)('the words that $type shows are loaded with its script', ({type, words}) => {
  const used = withImports(files.get(type) ?? '')
    .flatMap((file) => [...textOf(file).matchAll(/\buseWords\('(\w+)'\)/g)])
    .map(([, part]) => part)
  // Every page loads those of `site`.
  expect(new Set(words)).toEqual(new Set(used.filter((part) => part !== 'site')))
})

/** A file of the site and every file that its script brings along. */
function withImports(file: string): string[] {
  const found = new Set([file])
  for (const importer of found) {
    const imports = /^import (?!type)[^;]*? from '(#|\.\.?\/)(.*?\.tsx?)'$/gm
    for (const [, start = '', rest = ''] of textOf(importer).matchAll(imports))
      found.add(
        start === '#' ? path.normalize(rest) : path.join(path.dirname(importer), start, rest),
      )
  }
  return [...found]
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}
