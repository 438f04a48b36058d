import {execFileSync, spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\n').filter(Boolean)
// An archive of the project has no history, and some machines no git that reads it; what these tests look at holds in
// the clone that it was made from.
const isClone =
  spawnSync('git', ['ls-files', '--error-unmatch', 'package.json'], {cwd: root}).status === 0
const files = isClone ? git('ls-files').filter((file) => existsSync(new URL(file, root))) : []

test.runIf(isClone)('every text file ends its lines with a line feed, on every system', () => {
  const wrong = git('ls-files', '--eol').filter(
    (line) => !/^i\/(lf|none)\s.*attr\/text=auto eol=lf\s|^i\/-text\s.*attr\/-text\s/.test(line),
  )
  expect(wrong).toEqual([])
})

test.runIf(isClone)(
  'every file has a name that Windows can store, and no two differ in their case alone',
  () => {
    const device = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i
    expect(
      files.filter((file) => /[<>:"\\|?*]|[. ](\/|$)/.test(file) || device.test(file)),
    ).toEqual([])
    const names = files.map((file) => file.toLowerCase())
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(git('ls-files', '--stage').filter((line) => line.startsWith('120000'))).toEqual([])
  },
)

test.runIf(isClone)('commands need no shell of one system, and start no batch file', () => {
  const {scripts}: {scripts: Record<string, string>} = JSON.parse(read('package.json'))
  const notPortable = /[;|$`'*]|(?<!&)&(?!&)|\b(rm|cp|mv|cat|export|sh|bash) |^\w+=/
  expect(Object.values(scripts).filter((script) => notPortable.test(script))).toEqual([])
  const started = sources().filter(({text}) =>
    /\b(spawn|execFile|exec)(Sync)?\(\s*['"`](npm|npx|yarn|pnpm|sh|bash)\b/.test(text),
  )
  expect(started.map(({file}) => file)).toEqual([])
})

test.runIf(isClone)('commands in the documents need no shell of one system', () => {
  const notPortable = /[;|`$%#'*]|(?<!&)&(?!&)|^(rm|cp|mv|cat|mkdir|perl|export|set)\b|^\w+=/
  const commands = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...read(file).matchAll(/^ *```(?:sh|bash|shell)\n(.*?)```$/gms)])
    .flatMap(([, block = '']) => block.split('\n').map((line) => line.trim()))
  expect(commands.length).toBeGreaterThan(10)
  // Between double quotes, shells replace variables alone.
  const outside = (command: string) => command.replace(/"[^"$`%]*"/g, '')
  expect(commands.filter((command) => notPortable.test(outside(command)))).toEqual([])
})

test.runIf(isClone)(
  'paths of files are made from URLs by Node, and nothing names a place of one system alone',
  () => {
    const wrong = sources().filter(
      ({text}) =>
        /import\.meta\.url\)\.pathname|\/dev\/null|process\.kill\(-|detached: true|['"`]\/tmp\b/.test(
          text,
        ) || /\bfile\.pathname/.test(text),
    )
    expect(wrong.map(({file}) => file)).toEqual([])
  },
)

test.runIf(isClone)('git leaves out the files of variables that .env.example names', () => {
  const named = [...read('.env.example').matchAll(/ENV_FILE=(\S+)/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(0)
  expect(git('check-ignore', '.env', ...named)).toEqual(['.env', ...named])
})

test.runIf(isClone)('every action of CI is pinned to a commit, with its version beside it', () => {
  const workflows = files.filter((file) => file.startsWith('.github/workflows/'))
  const uses = workflows.flatMap((file) => read(file).match(/uses: .*/g) ?? [])
  expect(uses.length).toBeGreaterThan(1)
  expect(
    uses.filter((use) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use)),
  ).toEqual([])
  for (const file of workflows) expect(read(file)).toMatch(/^permissions:\n {2}contents: read$/m)
  // A push that the next one cancels would leave its new releases unchecked.
  expect(read('.github/workflows/ci.yml')).toContain(
    "'pull_request' && github.ref || github.run_id }}",
  )
})

test('every place that docs/machines.md names is there', () => {
  const places = [...read('docs/machines.md').matchAll(/`([\w./-]+)` › `([^`]+)`/g)]
  expect(places.length).toBeGreaterThan(10)
  const missing = places.flatMap(([place, file = '', text = '']) =>
    existsSync(new URL(file, root)) && read(file).includes(text) ? [] : [place],
  )
  expect(missing).toEqual([])
})

test('where packages for development were left out, one sentence says how to get them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'without-packages-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const script = path.join(folder, 'scripts/check-node.mjs')
  cpSync(new URL('scripts/check-node.mjs', root), script)
  const check = () => spawnSync(process.execPath, [script], {encoding: 'utf8'})
  expect(check()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^[^\n]*run "npm ci --include=dev" and start again\.\n$/),
  })
  const vite = path.join(folder, 'node_modules/vite')
  mkdirSync(vite, {recursive: true})
  writeFileSync(path.join(vite, 'package.json'), '{}')
  expect(check()).toMatchObject({status: 0, stderr: ''})
})

/** What the project runs; this file names what it looks for. */
function sources() {
  return files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'tests/docs/machines.test.ts')
    .map((file) => ({file, text: read(file)}))
}
