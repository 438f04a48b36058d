import {readFileSync, writeFileSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import type {Part} from './part.ts'
import {writeSection} from './report.ts'

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

function part(title: string): Part {
  return {name: title, title, method: `How ${title} is measured.`, run: async () => []}
}
