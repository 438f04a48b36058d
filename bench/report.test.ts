import {readFileSync, writeFileSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import fc from 'fast-check'
import {expect, onTestFinished, test, vi} from 'vitest'

import {runHistories} from '../tests/support/histories/run-histories.ts'
import type {Figure} from './figure.ts'
import type {Part} from './part.ts'
import {figuresOf} from './parts/histories.ts'
import {row, writeSection} from './report.ts'

test('a section of the report is renewed, and the others stay in their order', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  const file = path.join(folder, 'benchmarks.md')
  writeFileSync(file, '# Benchmarks\n\n## Bytes\n\nold\n\n## Load of 100 pages\n\nkept\n')
  const order = ['Paint', 'Bytes', 'Load of 500 pages']
  for (const title of ['Bytes', 'Paint']) writeSection(file, part(title), [], order)
  const text = readFileSync(file, 'utf8')
  expect(text.match(/^## .*/gm)).toEqual(['## Paint', '## Bytes', '## Load of 100 pages'])
  expect(text).toContain('How Bytes is measured')
  expect(text).toContain('kept')
  expect(text).not.toContain('old')
})

test('what random histories have found stands below their table, with what repeats it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  const report = path.join(folder, 'report.jsonl')
  vi.stubEnv('HISTORY_REPORT', report)
  vi.stubEnv('HISTORY_SEED', '7')
  const publish = {
    check: () => true,
    run: async () => {
      throw new Error('The tab \u001B[31mshows\u001B[39m `$120`.\nIt should show $130.')
    },
    toString: () => 'publish',
  }
  const failing = runHistories({
    name: 'open pages',
    commands: [fc.constant(publish)],
    longest: 5,
    shortRuns: 3,
    run: (history) => fc.asyncModelRun(() => ({model: {}, real: null}), history),
  })
  await expect(failing).rejects.toThrow('It should show $130.')

  const file = path.join(folder, 'benchmarks.md')
  const figures = figuresOf(JSON.parse(readFileSync(report, 'utf8')))
  writeSection(file, part('Random histories'), figures, [])
  expect(readFileSync(file, 'utf8')).toMatch(
    /\|\n\n- open pages: `The tab shows '\$120'\.` \(`HISTORY_SEED=7 HISTORY_PATH=[\d:]+ HISTORY_REPLAY=\w+:\w+`\)\n\nMeasured on/,
  )
})

test.for<[Figure, string[]]>([
  [
    {what: 'shift', unit: '', samples: [0.0012, 0.0003, 0], target: {atMost: 0}},
    ['shift', '0.0003', '0-0.0012 (3)', '≤ 0', '**no**', ''],
  ],
  [
    {what: 'paint', unit: 'ms', samples: [969.9], target: {atMost: 969.7}},
    ['paint', '969.9 ms', '', '≤ 969.7', '**no**', ''],
  ],
  [
    {what: 'pages', unit: '', samples: [99.996], target: {atLeast: 100}},
    ['pages', '99.996', '', '≥ 100', '**no**', ''],
  ],
  [
    {what: 'live', unit: 's', samples: [1, 2, 3], target: {atMost: 2}, p95Target: 2.999},
    ['live', '2 s', '1-3 (3)', '≤ 2, 95 % ≤ 2.999', '**no**', ''],
  ],
  [
    {what: 'build', unit: 'ms', samples: [2150.6, 61.234], target: {atMost: 58.2}, peers: 'raw 8'},
    ['build', '61.23 ms', '61.23-2151 (2)', '≤ 58.2', '**no**', 'raw 8'],
  ],
])('%j is written so that a reader sees why it is judged so', ([figure, cells]) => {
  expect(row(figure)).toEqual(cells)
})

function part(title: string): Part {
  return {name: title, title, method: `How ${title} is measured.`, run: async () => []}
}
