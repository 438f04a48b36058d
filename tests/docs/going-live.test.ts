import {globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, test} from 'vitest'

import {sharedQueries} from '../../src/content/query/queries.ts'
import {runScript} from '../support/services/run-script.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const guide = read('docs/going-live.md')

test('the guide names every variable that decides what is hosted, and no other', () => {
  const sources = read('environment.ts') + read('scripts/terminal/load-env-file.ts')
  const known = new Set(
    [...sources.matchAll(/env(?:\.|\[')([A-Z_]+)/g)].map(([, name]) => name ?? ''),
  )
  const local = ['EMULATOR_DATA']
  // Vercel's own command line reads these, and nothing here.
  const ofVercel = ['VERCEL_ORG_ID', 'VERCEL_PROJECT_ID', 'VERCEL_TOKEN']
  const all = [...guide.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name ?? '')
  expect(all).toEqual(expect.arrayContaining(ofVercel))
  const named = all.filter((name) => !ofVercel.includes(name))
  expect(new Set(named)).toEqual(new Set([...known].filter((name) => !local.includes(name))))
  expect(known.size).toBeGreaterThan(8)
  const example = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const inNoFile = ['ENV_FILE', 'SANITY_API_HOST']
  expect(new Set([...example, ...inNoFile])).toEqual(new Set(named))
})

test('commands read .env, and what the shell has set wins over it [ENV-1]', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-file-'))
  const file = path.join(folder, '.env')
  writeFileSync(
    file,
    Object.entries(live)
      .map(([name, value]) => `${name}="${value}"`)
      .join('\n'),
  )
  try {
    const {output} = await runScript('studio', ['build'], {ENV_FILE: file, SITE_URL: 'no'})
    expect(output).toBe('SITE_URL is "no", which is not a URL. Write it with https://.\n')
    writeFileSync(file, 'SITE_URL=no')
    const emptied = await runScript('studio', ['build'], {ENV_FILE: file, SITE_URL: ''})
    expect(emptied.output).toContain('SITE_URL is "no"')
    const missing = await runScript('studio', ['build'], {ENV_FILE: `${file}.missing`})
    expect(missing.output).toContain('there is no such file')
    expect(missing.code).toBe(1)
  } finally {
    rmSync(folder, {recursive: true})
  }
})

test('a file of variables from Windows is read with its first line, or refused where it is not UTF-8 [ENV-1]', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-file-'))
  const file = path.join(folder, '.env')
  const buildStudio = () => runScript('studio', ['build'], {ENV_FILE: file})
  try {
    writeFileSync(file, '\uFEFFSITE_URL=no\r\nSTUDIO_URL=none\r\n')
    expect((await buildStudio()).output).toContain('SITE_URL is "no", which is not a URL.')
    writeFileSync(file, '\uFEFFSITE_URL=no\r\n', 'utf16le')
    const {code, output} = await buildStudio()
    expect(output).toBe(`${file} is not text in UTF-8: save it with this encoding.\n`)
    expect(code).toBe(1)
  } finally {
    rmSync(folder, {recursive: true})
  }
})

test('every command that reads the environment reads the file first [ENV-1]', () => {
  const commands = readdirSync(new URL('../../scripts', import.meta.url))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({name, text: read(`scripts/${name}`)}))
    .filter(({text}) => /environment|with-content-lake|doctor\/subject/.test(text))
  expect(commands.length).toBeGreaterThan(7)
  for (const {name, text} of commands) {
    expect(text.startsWith("import './terminal/load-env-file.ts'\n"), name).toBe(true)
  }
})

test('no guide replaces content with the samples unasked, nor takes a signature for checked that is not', () => {
  const docs = readdirSync(new URL('../../docs', import.meta.url)).filter((name) =>
    name.endsWith('.md'),
  )
  for (const name of ['README.md', ...docs.map((doc) => `docs/${doc}`)]) {
    expect(read(name), name).not.toMatch(/npm run seed -- --overwrite/)
    expect(read(name), name).not.toMatch(/(?<!await )isValidSignature\(/)
  }
})

test('the guide counts the queries of the pages as they are', () => {
  const lines = read('seed-data/data.ndjson').trim().split('\n')
  const counts = new Map<string, number>()
  for (const line of lines) {
    const {path, sections}: {path?: string; sections?: {_type: string}[]} = JSON.parse(line)
    if (path === undefined) continue
    const types = new Set(sections?.map(({_type}) => _type))
    const shared = sharedQueries.filter(
      ({neededBy}) => neededBy === 'everyPage' || neededBy.some((type) => types.has(type)),
    )
    // One more for the page itself.
    counts.set(path, shared.length + 1)
  }
  const [, home, least, most] =
    /(\d) on the home page, (\d) to (\d) on the others/.exec(guide) ?? []
  expect(counts.get('/')).toBe(Number(home))
  counts.delete('/')
  expect(Math.min(...counts.values())).toBe(Number(least))
  expect(Math.max(...counts.values())).toBe(Number(most))
})

test('the guide names everything that the site stores in a visitor’s browser [LEGAL-2]', () => {
  const files = globSync('src/**/*.{ts,tsx}', {cwd: new URL('../..', import.meta.url)})
  const texts = files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => read(file))
  const stored = texts.flatMap((text) =>
    [...text.matchAll(/storedText\('\w+', ['`]([\w-]+)|reloadKey = '([\w-]+)'/g)].map(
      ([, key, reloadKey]) => key ?? reloadKey,
    ),
  )
  expect(stored.length).toBeGreaterThan(4)
  expect(stored.filter((key) => !guide.includes(`\`${key}\``))).toEqual([])
  expect(texts.filter((text) => text.includes('document.cookie'))).toEqual([])
})

const live = {
  SANITY_PROJECT_ID: 'abc12345',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_abc',
  SITE_URL: 'https://www.example.com',
  STUDIO_URL: 'https://example.sanity.studio',
  BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
}
const serviceRole = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.y`

test('neither site nor Studio is built where the doctor finds fault with a variable that it uses [BUILD-3]', async () => {
  const broken = {
    ...live,
    SUPABASE_URL: 'http://localhost:54321',
    SUPABASE_ANON_KEY: serviceRole,
    CAPTCHA_SITE_KEY: `0x4AAA${'a'.repeat(29)}`,
    STUDIO_URL: '',
  }
  const ofStudio = [
    'STUDIO_URL is not set, so the site would use this machine instead of a hosted service.',
  ]
  const ofSite = [
    ...ofStudio,
    'SUPABASE_URL is http://localhost:54321: a hosted site needs an https URL',
    'SUPABASE_ANON_KEY holds the secret key',
    'CAPTCHA_SITE_KEY holds the secret key',
  ]
  const commands: [string, string[], string[]][] = [
    ['build', [], ofSite],
    // The guide deploys the Studio before there are accounts.
    ['studio', ['build'], ofStudio],
  ]
  for (const [script, args, sentences] of commands) {
    const {code, output} = await runScript(script, args, broken)
    for (const sentence of sentences) expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(sentences.length)
    expect(code).toBe(1)
  }
})
