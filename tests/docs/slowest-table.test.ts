import {existsSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {readTestTitles} from '../support/test-titles.ts'

const [, slowest = ''] = readFileSync('docs/testing.md', 'utf8').split('## The slowest')
const rows = slowest.split('\n').filter((line) => /^\| (?!test |--)/.test(line))

test('the table of the slowest tests names twenty that exist, the slowest first', () => {
  expect(rows).toHaveLength(20)
  const titles = readTestTitles()
  const seconds: number[] = []
  const wrong = rows.filter((row) => {
    const [, file = '', title = '', time = ''] =
      /^\| `([^`]+)` › (.+?) +\| (\d+) +\|$/.exec(row) ?? []
    seconds.push(Number(time))
    const inFile = titles.filter((each) => each.file === file)
    return !existsSync(file) || !inFile.some((each) => isCaseOf(title, each.title))
  })
  expect(wrong).toEqual([])
  expect(seconds).toEqual(seconds.toSorted((one, other) => other - one))
})

/** Whether a title is that of a test, or of one of its cases, without its groups and the rules that it proves. */
function isCaseOf(title: string, ofTest: string): boolean {
  const own = ofTest.split(' › ').at(-1) ?? ''
  const pattern = own
    .replaceAll(/ \[[A-Z]+-\d+\]/g, '')
    .split(/…|%[sdj]|\$\w+/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')
  return new RegExp(`^${pattern}$`).test(title)
}
