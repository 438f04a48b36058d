import {existsSync, globSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

const root = new URL('../../', import.meta.url)
const [faults = '', engines = ''] = readFileSync(
  new URL('docs/reliability.md', root),
  'utf8',
).split('## Engines')
const rows = faults
  .split('\n')
  .filter(
    (line) => line.startsWith('| ') && !line.startsWith('| fault') && !line.startsWith('| --'),
  )

test('every fault of the table has an effect and a test that exists', () => {
  expect(rows.length).toBeGreaterThan(25)
  const wrong = rows.flatMap((row) => {
    const [, fault = '', effect = '', reference = ''] = row.split('|').map((cell) => cell.trim())
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(reference) ?? []
    if (!effect || !title) return [`${fault}: the row is not complete`]
    if (!existsSync(new URL(file, root))) return [`${fault}: there is no ${file}`]
    return titlesIn(file).has(title) ? [] : [`${fault}: ${file} has no test "${title}"`]
  })
  expect(wrong).toEqual([])
})

test('every test of a fault stands in the table', () => {
  const named = rows.join('\n')
  const files = globSync('tests/e2e/faults/*.spec.ts', {cwd: root})
  expect(files.length).toBeGreaterThan(5)
  const missing = files.flatMap((file) =>
    [...titlesIn(file.replaceAll('\\', '/'))].filter((title) => !named.includes(title)),
  )
  expect(missing).toEqual([])
})

test('the table of the engines names every journey, and no other', () => {
  const [, table = ''] = engines.split('| journey')
  const [ofJourneys = ''] = table.split('\n\n')
  const named = [...ofJourneys.matchAll(/^\| ([^-].*?) +\|/gm)].map(([, title = '']) =>
    // Its cases share a row.
    title.replace(/\(.*\)/, '(…)'),
  )
  const journeys = globSync('tests/engines/*-journeys.ts', {cwd: root}).flatMap((file) => [
    ...titlesIn(file.replaceAll('\\', '/')),
  ])
  expect(named.toSorted()).toEqual(journeys.toSorted())
})

test('every promise of accessibility names how it is kept and tests that exist', () => {
  const promises = readFileSync(new URL('docs/accessibility.md', root), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!promise|--)/.test(line))
  expect(promises.length).toBeGreaterThan(8)
  for (const row of promises) {
    const [, , means = '', named = ''] = row.split('|').map((cell) => cell.trim())
    // A component's test stands beside it, any other in tests/e2e.
    const files = [...named.matchAll(/`([\w./-]+)`/g)].map(([, file = '']) =>
      file.startsWith('src/') ? file : `tests/e2e/${file}`,
    )
    expect(means, row).not.toBe('')
    expect(files.length, row).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
  }
})

/** The titles of tests and their groups as the table writes them: "…" for what differs between cases, without rules. */
function titlesIn(file: string): Set<string> {
  const source = readFileSync(new URL(file, root), 'utf8')
  const single = source.matchAll(/^\s*(?:test|describe|test\.describe)\(\s*(['`])(.+?)\1,/gm)
  const ofLists = source.matchAll(/^[^\n]*\]\)\(\s*(['`])(.+?)\1,/gm)
  return new Set(
    [...single, ...ofLists].map(([, , title = '']) =>
      title.replaceAll(/ \[[A-Z]+-\d+\]/g, '').replaceAll(/\$\{[^}]*\}|\$\w+|%[sj]/g, '…'),
    ),
  )
}
