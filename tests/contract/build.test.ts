import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import {fileURLToPath} from 'node:url'

import {afterAll, beforeAll, expect, test} from 'vitest'

import packageJson from '../../package.json' with {type: 'json'}
import {type RunningLake, startLake} from '../support/lake/running-lake.ts'
import {killProcess} from '../support/services/kill-process.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'
import {startServer} from '../support/services/start-server.ts'

/** Secrets that a build server may have and the site must not contain. */
const secrets = {
  SANITY_AUTH_TOKEN: 'test-token-that-nobody-may-read',
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-key-that-nobody-may-read',
  SUPABASE_JWT_SECRET: 'jwt-secret-that-nobody-may-read',
  AUTH_SIGNING_KEY: 'signing-key-that-nobody-may-read',
  DATABASE_URL: 'postgres://owner:password-that-nobody-may-read@db',
  GITHUB_TOKEN: 'github-token-that-nobody-may-read',
  VITE_INTERNAL_KEY: 'vite-key-that-nobody-may-read',
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const job = {
  _type: 'job',
  employmentType: 'Full-time',
  location: 'Miami, FL',
  department: 'Workshop',
  description: 'Keeps the cars ready for the morning.',
  requirements: ['A steady hand'],
}

/** A content lake where nobody answers. */
const nobody = 'http://localhost:1'

let folder: string
let lake: RunningLake
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-build-'))
  lake = await startLake({
    dataFolder: await copySeededLake(),
    token: secrets.SANITY_AUTH_TOKEN,
  })
})
afterAll(async () => {
  await lake.stopAndDelete()
  await rm(folder, {recursive: true, force: true})
})

test('a build writes every page with what is published [BUILD-1]', async () => {
  await lake.client.create({...job, _id: 'job-driver', title: 'Night Driver', slug: 'night-driver'})
  const built = await build()
  expect(built).toMatchObject({code: 0})
  expect(built.output).toContain('pages in')
  expect(await page('index.html')).toContain('$120-180')
  expect(await page('careers.html')).toContain('Night Driver')
  expect(await page('sitemap.xml')).toContain('/careers?job=night-driver</loc>')
})

test('the served files hold no secret of the build environment, no source map and no path of the machine [BUILD-1]', async () => {
  const files = await readdir(path.join(folder, 'site'), {recursive: true, withFileTypes: true})
  const served = files.filter((file) => file.isFile())
  expect(served.length).toBeGreaterThan(40)
  const leaks: string[] = []
  for (const {name, parentPath} of served) {
    const text = await readFile(path.join(parentPath, name), 'latin1')
    if (name.endsWith('.map')) leaks.push(`${name} is a source map`)
    if (text.includes(root)) leaks.push(`${name} names a folder of the build`)
    const secret = /[\w-]*that-nobody-may-read/.exec(text)?.[0]
    if (secret) leaks.push(`${name} holds ${secret}`)
  }
  expect(leaks).toEqual([])
})

test('a public file holds the license of every package, font and icon that the site ships [BUILD-1]', async () => {
  const licenses = await page('licenses.txt')
  const headings = licenses.match(/^## .* - \d.*$|^## .*\(.*\)$/gm) ?? []
  const {dependencies} = packageJson
  for (const [name, version] of Object.entries(dependencies)) {
    // It passes on what react-router has, and holds nothing of its own.
    if (name === 'react-router-dom') continue
    // Files of theirs are on the site, whose licenses are looked at below.
    if (/^(lucide-static|tailwindcss|@fontsource-variable\/.*)$/.test(name)) continue
    expect(headings).toContainEqual(expect.stringContaining(`## ${name} - ${version} (`))
  }
  expect(headings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^## react-router - /),
      expect.stringMatching(/^## scheduler - /),
      expect.stringMatching(/^## @supabase\/auth-js - /),
      '## Lucide, the icons (ISC)',
      '## Tailwind CSS, rules of the styles (MIT)',
    ]),
  )
  const files = await readdir(path.join(root, 'src/fonts'))
  const fonts = files.filter((name) => name.endsWith('.woff2'))
  for (const font of fonts) {
    const family = font.replace('-latin.woff2', '').replaceAll('-', ' ')
    expect(headings.map((heading) => heading.toLowerCase())).toContain(
      `## ${family}, a font (ofl-1.1)`,
    )
  }
  const texts = licenses.split(/^## .* - \d.*$|^## .*\(.*\)$/m).slice(1)
  expect(texts).toHaveLength(headings.length)
  expect(texts.filter((text) => !/copyright|permission|license/i.test(text))).toEqual([])
  // The preview uses stega as it is published; its license asks no more than to say so.
  const permissive =
    /\((MIT|ISC|Apache-2\.0|BSD-3-Clause|0BSD|OFL-1\.1)\)$|^## @vercel\/stega .*\(MPL-2\.0\)$/
  expect(headings.filter((heading) => !permissive.test(heading))).toEqual([])
  expect(licenses.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(fonts.length)
})

test('the next build follows what was published, created and deleted since, and no draft', async () => {
  const stateBefore = await stateNamedBy('careers.html')
  await lake.client.patch('vehicle-s550').set({description: 'Quiet as a library.'}).commit()
  await lake.client.create({_id: 'drafts.vehicle-s550', _type: 'vehicle', name: 'Not yet'})
  await lake.client.delete('job-driver')
  await lake.client.create({
    ...job,
    _id: 'job-mechanic',
    title: 'Night Mechanic',
    slug: 'night-mechanic',
  })
  await lake.client.create({
    _id: 'job-closed',
    _type: 'job',
    title: 'Closed',
    slug: 'closed',
    closesOn: '2026-01-01T00:00:00.000Z',
  })
  await lake.client
    .patch('page-careers')
    .set({'seo.title': 'Work at the wheel', lead: 'We hire by day.'})
    .unset(['seo.description'])
    .commit()
  expect(await build()).toMatchObject({code: 0})

  const home = await page('index.html')
  expect(home).toContain('Quiet as a library.')
  expect(home).not.toContain('Not yet')
  const fleet = await stateNamedBy('services/hourly-service.html')
  expect(await page(fleet)).toContain('Quiet as a library.')
  const careers = await page('careers.html')
  expect(careers).toContain('Night Mechanic')
  expect(careers).not.toContain('Night Driver')
  const sitemap = await page('sitemap.xml')
  expect(sitemap).toContain('/careers?job=night-mechanic</loc>')
  expect(sitemap).not.toContain('closed')
  expect(sitemap).not.toContain('job=night-driver')

  const state = await stateNamedBy('careers.html')
  expect(state).not.toBe(stateBefore)
  expect(await page(state)).toContain('We hire by day.')
})

test('what robots read follows the name of a page, which its lead describes where it has no description', async () => {
  expect(await page('careers.html')).toContain('<meta name="description" content="We hire by day.')
  const summary = await page('llms.txt')
  expect(summary).toContain('Work at the wheel')
  expect(summary).toContain('/careers): We hire by day.')
})

test('a dataset in which visitors find no home page stops the build in one sentence, and the last site stays', async () => {
  const empty = await startLake()
  const before = await filesOfSite()
  const failed = await build({SANITY_API_HOST: empty.url})
  await empty.stopAndDelete()
  expect(failed).toMatchObject({code: 1})
  expect(failed.output).toContain(
    `Visitors find no page at / in dataset "production" of ${empty.url}`,
  )
  expect(failed.output).toContain('npm run seed')
  expect(await filesOfSite()).toEqual(before)
})

test.each([{showUntil: '2026-01-01T00:00:00.000Z'}, {showFrom: '2100-01-01T00:00:00.000Z'}])(
  'a home page that does not show now stops the build in one sentence, and the last site stays: %j [BUILD-2]',
  async (times) => {
    const before = await filesOfSite()
    await lake.client.patch('page-home').set(times).commit()
    const failed = await build()
    await lake.client.patch('page-home').unset(Object.keys(times)).commit()
    expect(failed).toMatchObject({code: 1})
    expect(failed.output).toContain('Visitors find no page at /')
    expect(failed.output).toContain('or the page has times and does not show now')
    expect(await filesOfSite()).toEqual(before)
  },
)

test('a content lake that is down stops the build in one sentence, and the last site stays [BUILD-2]', async () => {
  const stopped = await startLake()
  await stopped.stopAndDelete()
  const before = await filesOfSite()
  const failed = await build({SANITY_API_HOST: stopped.url})
  expect(failed).toMatchObject({code: 1})
  expect(failed.output).toContain(`The content lake does not answer at ${stopped.url}`)
  expect(failed.output.trim().split('\n')).toHaveLength(1)
  expect(await filesOfSite()).toEqual(before)
  expect(await page('index.html')).toContain('Quiet as a library.')
})

test('a second build in the same folder refuses, and one that was killed blocks nobody [BUILD-2]', async () => {
  const asked = Promise.withResolvers<void>()
  const silent = await startServer(() => asked.resolve())
  const first = startBuild({SANITY_API_HOST: silent.url})
  await asked.promise
  const second = await build({SANITY_API_HOST: nobody})
  expect(second.output).toBe(
    `Another build is writing to ${folder}. Run this one again when that one has ended.\n`,
  )
  expect(second.code).toBe(1)
  await killProcess(first)
  silent.stop()
  expect((await build({SANITY_API_HOST: nobody})).output).toContain('does not answer')
})

test('a site that was moved aside when its build was killed is back, even when the next build fails', async () => {
  await rename(path.join(folder, 'site'), path.join(folder, '.building/last-site'))
  expect(await build({SANITY_API_HOST: nobody})).toMatchObject({code: 1})
  expect(await page('index.html')).toContain('Quiet as a library.')
})

test('a folder that no build wrote is not replaced [BUILD-2]', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'other-site-'))
  try {
    await mkdir(path.join(other, 'site'))
    await writeFile(path.join(other, 'site/thesis.txt'), 'Years of work')
    const refused = await build({SANITY_API_HOST: nobody}, other)
    expect(refused.output).toContain('holds thesis.txt and is not what a build wrote')
    expect(refused.code).toBe(1)
    expect(await readFile(path.join(other, 'site/thesis.txt'), 'utf8')).toBe('Years of work')
  } finally {
    await rm(other, {recursive: true})
  }
})

async function build(environment = {}, output = folder) {
  const child = startBuild(environment, output)
  const exit = once(child, 'exit')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exit
  return {code: child.exitCode, output: out + errors}
}

function startBuild(environment = {}, output = folder) {
  return spawn(process.execPath, ['scripts/build.ts', '--output', output], {
    env: {
      ...process.env,
      SANITY_API_HOST: lake.url,
      ...secrets,
      // As a shell may have it: a build is for production all the same.
      NODE_ENV: 'development',
      VITEST: undefined,
      ENV_FILE: 'none',
      ...environment,
    },
  })
}

function page(name: string): Promise<string> {
  return readFile(path.join(folder, 'site', name), 'utf8')
}

async function stateNamedBy(name: string): Promise<string> {
  return /assets\/state-[\w-]+\.json/.exec(await page(name))?.[0] ?? ''
}

/** When each file of the site was written, and its size. */
async function filesOfSite(): Promise<Map<string, string>> {
  const site = path.join(folder, 'site')
  const entries = await readdir(site, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const {mtimeMs, size} = await stat(file)
        return [path.relative(site, file), `${mtimeMs} ${size}`] as const
      }),
    ),
  )
}
