import {globSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {isRecord} from '#domain/is-record.ts'
import {words} from '#domain/words/en.ts'
import {words as formFallbackWords} from '#src/language/en/form-fallback.ts'
import {loadWords} from '#src/language/words.ts'

import {wordsParts} from './support/content/words-parts.ts'

const files = globSync('{src,domain}/**/*.{ts,tsx}', {exclude: ['**/*.test.{ts,tsx}']})
  .map((file) => readFileSync(file, 'utf8').replaceAll(/^ *(\/?\*|\/\/) .*$/gm, ''))
  .map((code) => ({names: new Set(code.match(/'\w+'|\w+/g)), read: namesRead(code)}))

/** Groups that are handed on as a whole, to Intl, to a component, or to be looked up by what a visitor wrote. */
const wholes = new Set([
  'domain',
  'laterDay',
  'briefLaterDay',
  'counts',
  'shortForms',
  'announcements',
  'dataFiles',
])

test('no word of the interface is without use', async () => {
  const parts = await Promise.all(
    wordsParts.map(async (part) => pathsIn(await loadWords(part, 'en'), [`'${part}'`])),
  )
  const others = {formFallbackWords, DomainWords: words}
  const all = [...parts.flat(), ...pathsIn(others)]
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((path) => !isUsed(path)).map((path) => path.join('.'))).toEqual([])
})

/** Where each word stands in its catalog. */
function pathsIn(words: object, above: string[] = []): string[][] {
  return Object.entries(words).flatMap(([name, value]) => {
    const path = [...above, name]
    const isGroup = isRecord(value)
    return isGroup && !wholes.has(name) ? pathsIn(value, path) : [path]
  })
}

/** Code reads its groups, and a file that names its part or one of them reads the word: other things may have its name. */
function isUsed([part = '', ...path]: string[]): boolean {
  const groups = path.slice(0, -1)
  const word = path.at(-1) ?? ''
  return (
    groups.every((group) => files.some(({read}) => read.has(group))) &&
    files.some(
      ({names, read}) =>
        read.has(word) &&
        [part, ...groups].some((group) => names.has(group) || names.has(`'${group}'`)),
    )
  )
}

/** Read by a dot, by taking an object apart, or by an index that this text may become. */
function namesRead(code: string): Set<string> {
  const takenApart = [...code.matchAll(/\{([\w\s,:{}=]*)\}\s*[=:](?!>)/g)]
  return new Set([
    ...[...code.matchAll(/\.(\w+)|'(\w+)'/g)].map(([, name, text = '']) => name ?? text),
    ...takenApart.flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ])
}
