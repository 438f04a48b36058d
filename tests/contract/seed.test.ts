import {spawn} from 'node:child_process'
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, onTestFinished, test} from 'vitest'

import {seedDocuments} from '../support/content/seed-documents.ts'
import {startLake, token} from '../support/lake/running-lake.ts'
import {killProcess} from '../support/services/kill-process.ts'
import {runScript} from '../support/services/run-script.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'
import {redAndBlueImage} from './content-lake/support/images.ts'

const original = await startLake({dataFolder: await copySeededLake()})
const folder = await mkdtemp(path.join(tmpdir(), 'seed-'))
const content = '*[!(_type match "sanity.*")] | order(_id)'

afterAll(async () => {
  await original.stopAndDelete()
  await rm(folder, {recursive: true, force: true})
})

test('without a terminal a dataset with documents is only replaced when --overwrite says so [SEED-1]', async () => {
  await original.client.patch('vehicle-s550').set({description: 'Precious'}).commit()
  const refused = await run('seed', [], original.url)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`This replaces ${seedDocuments.length} of them`)
  expect(refused.output).toContain('--overwrite')
  expect(await description(original)).toBe('Precious')

  // What the folder does not have stays, unless the dataset is to be exactly the folder.
  await original.client.create({_id: 'job-later', _type: 'job', title: 'Later'})
  expect(await run('seed', ['--overwrite'], original.url)).toMatchObject({code: 0})
  expect(await description(original)).not.toBe('Precious')
  expect(await original.client.getDocument('job-later')).toBeTruthy()
  expect(await run('seed', ['--overwrite', '--exact'], original.url)).toMatchObject({code: 0})
  expect(await original.client.getDocument('job-later')).toBeFalsy()
  expect(await original.client.fetch(`count(${content})`)).toBe(seedDocuments.length)
})

test.each([
  ['cut off', (text: string) => text.slice(0, -40), 'is not a whole document'],
  [
    'with a document that the lake refuses',
    (text: string) => text.replace('"_id":"rates"', '"_id":"no id"'),
    'no id',
  ],
])('a file %s is refused whole [SEED-1]', async (name, damage, message) => {
  const damaged = path.join(folder, name)
  await cp('seed-data', damaged, {recursive: true})
  const file = path.join(damaged, 'data.ndjson')
  await writeFile(file, damage(await readFile(file, 'utf8')))
  const before = await original.client.fetch(content)
  const {code, output} = await run('seed', [damaged, '--overwrite'], original.url)
  expect(output).toContain(message)
  expect(code).toBe(1)
  expect(await original.client.fetch(content)).toEqual(before)
})

test('a picture that the lake refuses leaves every document as it was [SEED-1]', async () => {
  const damaged = path.join(folder, 'damaged-picture')
  await cp('seed-data', damaged, {recursive: true})
  await writeFile(path.join(damaged, 'images/hero.webp'), 'not a picture')
  const before = await original.client.fetch(content)
  const {code, output} = await run('seed', [damaged, '--overwrite'], original.url)
  expect(output).toContain('hero.webp')
  expect(code).toBe(1)
  expect(await original.client.fetch(content)).toEqual(before)
})

test('a seed that is killed when 1, 8 or 17 pictures are there left nothing half-done, and runs again [SEED-1]', async () => {
  const lake = await startLake()
  try {
    const environment = {SANITY_API_HOST: lake.url, SANITY_AUTH_TOKEN: token}
    for (const there of [1, 8, 17]) {
      const seed = spawn(process.execPath, ['scripts/seed.ts', '--overwrite'], {
        env: {PATH: process.env['PATH'], ENV_FILE: 'none', ...environment},
        stdio: 'ignore',
      })
      const isReached = () =>
        lake.client.fetch<boolean>('count(*[_type == "sanity.imageAsset"]) >= $there', {there})
      while (seed.exitCode === null && !(await isReached()));
      // On a fast machine it may have finished with the last picture.
      expect(seed.exitCode ?? 0).toBe(0)
      expect(await isReached()).toBe(true)
      await killProcess(seed)
      expect([0, seedDocuments.length]).toContain(await lake.client.fetch(`count(${content})`))
    }
    expect(await runScript('seed', ['--overwrite'], environment)).toMatchObject({code: 0})
    expect(await lake.client.fetch(`count(${content})`)).toBe(seedDocuments.length)
  } finally {
    await lake.stopAndDelete()
  }
})

test('a picture is found and named by the name of its file, however a Mac writes its accents', async () => {
  const accented = path.join(folder, 'accented')
  await mkdir(path.join(accented, 'images'), {recursive: true})
  const document = {
    _id: 'vehicle-a',
    _type: 'vehicle',
    picture: {_type: 'image', _sanityAsset: 'image@file://./images/Café 1.png'},
  }
  const file = path.join(accented, 'images', 'Café 1.png'.normalize('NFD'))
  await writeFile(file, await redAndBlueImage(32, 20))
  await writeFile(path.join(accented, 'data.ndjson'), `${JSON.stringify(document)}\n`)
  const lake = await startLake()
  onTestFinished(() => lake.stopAndDelete())
  const {code, output} = await run('seed', [accented], lake.url)
  expect(code, output).toBe(0)
  const name = await lake.client.fetch('*[_id == "vehicle-a"][0].picture.asset->originalFilename')
  expect(name).toBe('Café 1.png')
})

test('URLs of this machine do not reach a hosted dataset [SEED-2]', async () => {
  const lake = await startLake({projectId: 'abc12345', dataFolder: await copySeededLake()})
  try {
    const hosted = {SANITY_PROJECT_ID: 'abc12345'}
    const {code, output} = await run('seed', ['--overwrite'], lake.url, hosted)
    expect(code).toBe(0)
    expect(output).toContain('siteSettings, bookingWidgetUrl: http://localhost:4100/book')
    expect(output).toContain('siteSettings, customerSignInUrl')
    expect(JSON.stringify(await lake.client.fetch(content))).not.toContain('localhost')

    const damaged = path.join(folder, 'localhost-in-text')
    await cp('seed-data', damaged, {recursive: true})
    const file = path.join(damaged, 'data.ndjson')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('Chauffeured cars', 'See http://localhost:5173 for cars'))
    const refused = await run('seed', [damaged, '--overwrite'], lake.url, hosted)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(
      '"siteSettings", tagline: this text holds a URL of your own machine',
    )
  } finally {
    await lake.stopAndDelete()
  }
})

function run(script: string, args: string[], url: string, environment = {}) {
  return runScript(script, args, {SANITY_API_HOST: url, SANITY_AUTH_TOKEN: token, ...environment})
}

function description(lake: typeof original): Promise<string> {
  return lake.client.fetch('*[_id == "vehicle-s550"][0].description')
}
