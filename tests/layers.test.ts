import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {packageCommand} from '../scripts/terminal/package-command.ts'

const outsideOfSite = ['studio', 'emulators', 'scripts', 'bench', 'tests', 'seed-data']
const withinContent = foldersIn('src/content')
/** The folders of the site that hold code. Those within content have rules of their own, which replace its. */
const ofSite = [...foldersIn('src').filter((folder) => folder !== 'src/fonts'), ...withinContent]

/** An import against the direction of docs/architecture.md for each part of the project. */
const refused = [
  ['domain/price/file.ts', 'react'],
  ['domain/price/file.ts', '../../src/ui/wait.ts'],
  ['domain/price/file.ts', '../time/miami-time.ts'],
  ['domain/file.ts', '../environment.ts'],
  ['src/language/file.ts', '#src/ui/wait.ts'],
  ['src/hydration/file.ts', '../ui/wait.ts'],
  ['src/ui/file.ts', '#src/content/live/commit.ts'],
  ['src/content/file.ts', '#src/auth/page/auth-page.tsx'],
  ['src/content/time/file.ts', '../query/queries.ts'],
  ['src/content/query/file.ts', '#src/content/live/use-content.ts'],
  ['src/content/live/file.ts', '../facts/use-site.ts'],
  ['src/content/facts/file.ts', '../office/office-line.tsx'],
  ['src/content/facts/file.ts', '../components/use-links.ts'],
  ['src/booking/file.ts', '#src/content/live/commit.ts'],
  ['src/auth/file.ts', '#src/booking/path.ts'],
  ['src/sections/file.ts', '#src/auth/page/auth-page.tsx'],
  ['src/preview/file.ts', '#src/app/routes.tsx'],
  ['studio/form/file.ts', '../../src/ui/wait.ts'],
  ['studio/content/file.ts', '../history/versions/versions.ts'],
  ['emulators/auth/file.ts', '../../domain/language.ts'],
  ['bench/parts/file.ts', '../../tests/e2e/auth/file.ts'],
  ['tests/support/page/file.ts', '../../contract/auth/file.ts'],
  ...withinContent.map((folder) => [`${folder}/file.ts`, '#src/app/routes.tsx'] as const),
  ...ofSite.flatMap((folder) =>
    outsideOfSite.map((outside) => [`${folder}/file.ts`, `../../${outside}/file.ts`] as const),
  ),
] as const
const allowed = [
  ['domain/price/file.ts', '../language.ts'],
  ['domain/refund/file.ts', '../price/duration.ts'],
  ['domain/file.ts', './time/miami-time.ts'],
  ['src/content/query/file.ts', '../time/clock.ts'],
  ['src/content/live/file.ts', '../query/queries.ts'],
  ['src/content/facts/file.ts', '../live/use-content.ts'],
  ['src/content/office/file.ts', '../facts/use-site.ts'],
  ['src/content/components/file.ts', '../facts/use-site.ts'],
  ['src/sections/file.ts', '#src/content/live/commit.ts'],
  ['studio/form/file.ts', '../../domain/language.ts'],
  ['studio/content/file.ts', '../../domain/language.ts'],
  ['bench/parts/file.ts', '../../tests/support/site.ts'],
  ['bench/parts/file.ts', '../../scripts/site/prerender.ts'],
  ['scripts/dataset/file.ts', '../../tests/support/site.ts'],
  ['tests/contract/lake/file.ts', '../../../seed-data/data.ndjson?raw'],
] as const

test('the linter refuses every import against the direction between folders, and no other', () => {
  const files = [...refused, ...allowed].map(([place, module], index) => ({
    file: `${path.posix.dirname(place)}/${index}.ts`,
    text: `export * from '${module}'\n`,
  }))
  expect(refusedFiles('no-restricted-imports', files)).toEqual(
    files.slice(0, refused.length).map(({file}) => file),
  )
})

test('the linter refuses a circle of imports, of types too', () => {
  const files = [
    {file: 'domain/one.ts', text: "import type {Two} from './two.ts'\nexport type One = Two\n"},
    {file: 'domain/two.ts', text: "import type {One} from './one.ts'\nexport type Two = One[]\n"},
    {file: 'domain/three.ts', text: "import type {One} from './one.ts'\nexport type Three = One\n"},
  ]
  expect(refusedFiles('no-cycle', files)).toEqual(['domain/one.ts', 'domain/two.ts'])
})

/** Those of the files that break the rule in a folder with the linter's settings. */
function refusedFiles(rule: string, files: {file: string; text: string}[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  cpSync('oxlint.config.ts', path.join(folder, 'oxlint.config.ts'))
  for (const {file, text} of files) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true})
    writeFileSync(path.join(folder, file), text)
  }
  const command = [packageCommand('oxlint'), '--format=unix', '--config', 'oxlint.config.ts', '.']
  const {stdout} = spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8'})
  const named = stdout
    .split('\n')
    .filter((line) => line.includes(rule))
    .map((line) => line.replaceAll('\\', '/'))
  return files.map(({file}) => file).filter((file) => named.some((line) => line.includes(file)))
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${folder}/${name}`)
}
