import {existsSync, globSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {sharedQueries} from '../src/content/query/queries.ts'
import {runScript} from './support/services/run-script.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const guide = read('docs/going-live.md')

test('the guide names every variable that decides what is hosted, and no other', () => {
  const known = new Set(
    [...read('environment.ts').matchAll(/env\.([A-Z_]+)/g)].map(([, name]) => name ?? ''),
  )
  const local = ['EMULATOR_DATA']
  const named = [...guide.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name ?? '')
  expect(new Set(named)).toEqual(new Set([...known].filter((name) => !local.includes(name))))
  expect(known.size).toBeGreaterThan(8)
})

test('every command and file that the guide and the README name exists', () => {
  const {scripts}: {scripts: Record<string, string>} = JSON.parse(read('package.json'))
  for (const text of [guide, read('README.md')]) {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(commands.length).toBeGreaterThan(5)
    expect(commands.filter((name) => !scripts[name])).toEqual([])
    const files = [...text.matchAll(/(?:src|docs|tests|scripts)\/[\w/.-]+\.\w+/g)].map(
      ([file]) => file,
    )
    expect(files.length).toBeGreaterThan(1)
    expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
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
  const [, home, most, least] =
    /(\d) on the home page, (\d) or (\d) on the others/.exec(guide) ?? []
  expect(counts.get('/')).toBe(Number(home))
  counts.delete('/')
  expect(new Set(counts.values())).toEqual(new Set([Number(most), Number(least)]))
})

test('the guide names everything that the site stores in a visitor’s browser', () => {
  const files = globSync('src/**/*.ts', {cwd: new URL('..', import.meta.url)})
  const texts = files.filter((file) => !file.endsWith('.test.ts')).map((file) => read(file))
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

test.each([
  [{SUPABASE_URL: '', STUDIO_URL: ''}, ['SUPABASE_URL is not set', 'STUDIO_URL is not set']],
  [{SUPABASE_URL: 'http://localhost:54321'}, ['a hosted site needs an https URL']],
  [{SUPABASE_ANON_KEY: 'sb_secret_abc'}, ['SUPABASE_ANON_KEY holds the secret key']],
  [{SUPABASE_ANON_KEY: serviceRole}, ['SUPABASE_ANON_KEY holds the secret key']],
  [{STUDIO_URL: 'https://example.sanity.studio/desk'}, ['a path has no effect there']],
])('neither site nor Studio is built with %j', async (change, sentences) => {
  const commands: [string, string[]][] = [
    ['build', []],
    ['studio', ['build']],
  ]
  for (const [script, args] of commands) {
    const {code, output} = await runScript(script, args, {...live, ...change})
    for (const sentence of sentences) expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(sentences.length)
    expect(code).toBe(1)
  }
})
