import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, readFile, readdir, rm, stat, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {text} from 'node:stream/consumers'

import {type SanityClient, createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {startContentLake} from '../../emulators/content-lake/start.ts'
import {importSeedData} from '../../scripts/dataset/import-seed-data.ts'

const project = {projectId: 'localdev', dataset: 'production', token: 'test-token'}

let folder: string
let lake: Awaited<ReturnType<typeof startContentLake>>
let client: SanityClient
let first: Awaited<ReturnType<typeof build>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-build-'))
  lake = await startContentLake({
    port: 0,
    dataFolder: path.join(folder, 'lake'),
    projectId: project.projectId,
    token: project.token,
    siteOrigins: [],
    studioOrigins: [],
    quiet: true,
  })
  const target = {...project, apiHost: lake.url}
  await importSeedData(target)
  client = createClient({
    ...target,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  first = await build(['--changed', 'vehicle-s550'])
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, {recursive: true, force: true})
})

test('without an earlier build the whole site is built, and says so', async () => {
  expect(first).toMatchObject({code: 0})
  expect(first.output).toContain('There is no earlier build. The whole site is built.')
  expect(await page('index.html')).toContain('$120-180')
})

test('a changed vehicle renders the pages that show it and touches no other file', async () => {
  const written = await filesWrittenBy(async () => {
    await client.patch('vehicle-s550').set({description: 'Quiet as a library.'}).commit()
    expect(await build(['--changed', 'vehicle-s550'])).toMatchObject({code: 0})
  })
  expect(written).toContain('index.html')
  expect(written).toContain('services/hourly-service.html')
  expect(written).not.toContain('careers.html')
  expect(written).not.toContain('privacy-policy.html')
  expect(written.filter((name) => !/\.html$|state/.test(name))).toEqual([])
  expect(await page('index.html')).toContain('Quiet as a library.')
})

test('a new document that no page has shown before appears by the webhook of its creation', async () => {
  const job = {_id: 'job-mechanic', _type: 'job', title: 'Night Mechanic', slug: 'night-mechanic'}
  const closed = {
    _id: 'job-closed',
    _type: 'job',
    title: 'Closed',
    slug: 'closed',
    closesOn: '2026-01-01T00:00:00.000Z',
  }
  const written = await filesWrittenBy(async () => {
    await client.create(closed)
    await client.create({
      ...job,
      employmentType: 'Full-time',
      location: 'Miami, FL',
      department: 'Workshop',
      description: 'Keeps the cars ready for the morning.',
      requirements: ['A steady hand'],
    })
    const {_id, _type} = job
    const built = await build(['--webhook', '-'], JSON.stringify({_id, _type}))
    expect(built).toMatchObject({code: 0})
    expect(built.output).toContain('job-mechanic: 2 files anew: /careers')
  })
  expect(written).toEqual(['assets/state-careers', 'careers.html', 'sitemap.xml'])
  expect(await page('careers.html')).toContain('Night Mechanic')
  expect(await page('sitemap.xml')).toContain('/careers?job=night-mechanic</loc>')
  expect(await page('sitemap.xml')).not.toContain('closed')
})

test('a deleted document is gone by the webhook that lists its id, drafts or not', async () => {
  await client.delete('job-mechanic')
  const file = path.join(folder, 'payload.json')
  await writeFile(file, JSON.stringify({ids: ['drafts.job-mechanic', 'job-mechanic']}))
  const written = await filesWrittenBy(async () => {
    expect(await build(['--webhook', file])).toMatchObject({code: 0})
  })
  expect(written).toEqual(['assets/state-careers', 'careers.html', 'sitemap.xml'])
  expect(await page('careers.html')).not.toContain('Night Mechanic')
  expect(await page('sitemap.xml')).not.toContain('job=night-mechanic')
})

test('what robots read follows when the name of a page changes', async () => {
  await client.patch('page-careers').set({'seo.title': 'Work at the wheel'}).commit()
  const written = await filesWrittenBy(async () => {
    expect(await build(['--changed', 'page-careers'])).toMatchObject({code: 0})
  })
  expect(written).toEqual(['assets/state-careers', 'careers.html', 'llms.txt'])
  expect(await page('llms.txt')).toContain('Work at the wheel')
})

test('a page without a description of its own is described by its lead', async () => {
  await client.patch('page-careers').unset(['seo.description']).commit()
  expect(await build(['--changed', 'page-careers'])).toMatchObject({code: 0})
  const lead = 'We hire people who notice things'
  expect(await page('careers.html')).toContain(`<meta name="description" content="${lead}`)
  expect(await page('llms.txt')).toContain(`/careers): ${lead}`)
})

test('a page leads to its state; the one before it stays for who has that page, older ones go', async () => {
  const before = await stateNamedBy('careers.html')
  for (const lead of ['We hire at night.', 'We hire by day.']) {
    await client.patch('page-careers').set({lead}).commit()
    expect(await build(['--changed', 'page-careers'])).toMatchObject({code: 0})
    expect(await page(await stateNamedBy('careers.html'))).toContain(lead)
  }
  const kept = [...(await filesOfSite()).keys()].filter((name) => name.includes('state-careers-'))
  expect(kept).toHaveLength(2)
  expect(kept).toContain(await stateNamedBy('careers.html'))
  expect(kept).not.toContain(before)
})

test('what shows nowhere writes nothing', async () => {
  await client.create({_id: 'drafts.vehicle-s550', _type: 'vehicle', name: 'Not yet'})
  const written = await filesWrittenBy(async () => {
    const built = await build(['--changed', 'drafts.vehicle-s550'])
    expect(built.output).toContain('vehicle-s550: nothing of it shows on the site')
  })
  expect(written).toEqual([])
})

test('without ids, or with a webhook that names none, it says what is missing', async () => {
  expect((await build(['--changed'])).output).toContain('Name the changed documents')
  const wrong = await build(['--webhook', '-'], '{"title": "No id"}')
  expect(wrong).toMatchObject({code: 1})
  expect(wrong.output).toContain('Give it the projection {_id, _type}')
  expect((await build(['--webhook', '-'], 'not JSON')).output).toContain('is not JSON')
})

test('when the code has changed the whole site is built, and says so', async () => {
  const record = path.join(folder, 'last-build.json')
  const last: object = JSON.parse(await readFile(record, 'utf8'))
  await writeFile(record, JSON.stringify({...last, fingerprint: 'of other code'}))
  const built = await build(['--changed', 'vehicle-s550'])
  expect(built).toMatchObject({code: 0})
  expect(built.output).toContain('The code or its environment is another one')
  expect(built.output).toContain('pages in')
})

test('a lake that is down stops either build in one sentence, and the last site stays', async () => {
  const address = lake.url
  await lake.stop()
  const written = await filesWrittenBy(async () => {
    for (const options of [['--changed', 'vehicle-s550'], []]) {
      const failed = await build(options)
      expect(failed).toMatchObject({code: 1})
      expect(failed.output).toContain(`The content lake does not answer at ${address}`)
      expect(failed.output.trim().split('\n')).toHaveLength(1)
    }
  })
  expect(written).toEqual([])
  expect(await page('index.html')).toContain('Quiet as a library.')
})

async function build(options: string[], input = '') {
  const child = spawn(process.execPath, ['scripts/build.ts', '--output', folder, ...options], {
    env: {
      ...process.env,
      SANITY_API_HOST: lake.url,
      SANITY_AUTH_TOKEN: project.token,
      // As a shell may have it: a build is for production all the same.
      NODE_ENV: 'development',
      VITEST: undefined,
    },
  })
  child.stdin.end(input)
  const exit = once(child, 'exit')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exit
  return {code: child.exitCode, output: out + errors}
}

function page(name: string): Promise<string> {
  return readFile(path.join(folder, 'site', name), 'utf8')
}

async function stateNamedBy(name: string): Promise<string> {
  return /assets\/state-[\w-]+\.json/.exec(await page(name))?.[0] ?? ''
}

/** Names of the site's files that something wrote, removed or added; of pages' states without their hash. */
async function filesWrittenBy(something: () => Promise<void>): Promise<string[]> {
  const before = await filesOfSite()
  await something()
  const after = await filesOfSite()
  const names = new Set([...before.keys(), ...after.keys()])
  const written = [...names].filter((name) => before.get(name) !== after.get(name))
  return [...new Set(written.map((name) => name.replace(/(state-.+)-.{8}\.json$/, '$1')))].sort()
}

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
