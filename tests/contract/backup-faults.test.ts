import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, onTestFinished, test} from 'vitest'

import {startLake, token} from '../support/lake/running-lake.ts'
import {bareEnvironment} from '../support/services/bare-environment.ts'
import {killProcess} from '../support/services/kill-process.ts'
import {runScript} from '../support/services/run-script.ts'
import {startServer} from '../support/services/start-server.ts'
import {redAndBlueImage} from './content-lake/support/images.ts'

const lake = await startLake()
const folder = await mkdtemp(path.join(tmpdir(), 'backup-faults-'))

afterAll(async () => {
  await lake.stopAndDelete()
  await rm(folder, {recursive: true, force: true})
})

test('a backup with a picture that was exchanged is refused whole, and the picture in the dataset stays [SEED-1]', async () => {
  const {client} = lake
  const picture = await client.assets.upload('image', await redAndBlueImage(64, 40), {
    filename: 'pier.png',
  })
  await client.create({_id: 'siteSettings', _type: 'siteSettings', phone: '+13055550123'})
  const backup = path.join(folder, 'exchanged')
  expect(await run('export', [backup], lake.url)).toMatchObject({code: 0})
  await client.patch('siteSettings').set({phone: '+13055550124'}).commit()
  const everything = '*[!(_id in path("_.**"))] | order(_id)'
  const before = await client.fetch(everything)

  const file = path.join(backup, 'images/pier.png')
  await writeFile(file, await redAndBlueImage(80, 40))
  const {code, output} = await run('seed', [backup, '--overwrite', '--exact'], lake.url)
  expect(output).toContain(`${file} is not as "npm run export" wrote it`)
  expect(code).toBe(1)
  expect(await client.fetch(everything)).toEqual(before)
  expect(await client.getDocument(picture._id)).toBeTruthy()
})

test('a backup that lacks whole lines is refused whole: with --exact their documents would be removed [SEED-1]', async () => {
  const {client} = lake
  await client.create({_id: 'vehicle-a', _type: 'vehicle', name: 'Cadillac'})
  await client.create({_id: 'vehicle-b', _type: 'vehicle', name: 'Mercedes'})
  const backup = path.join(folder, 'cut-off')
  expect(await run('export', [backup], lake.url)).toMatchObject({code: 0})
  const file = path.join(backup, 'data.ndjson')
  const text = await readFile(file, 'utf8')
  const load = () => run('seed', [backup, '--overwrite', '--exact'], lake.url)

  await writeFile(file, text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))
  const {code, output} = await load()
  expect(output).toContain(`${file} is not as "npm run export" wrote it, and may lack documents.`)
  expect(code).toBe(1)
  expect(await client.getDocument('vehicle-b')).toBeTruthy()

  // As Git may write it on Windows.
  await writeFile(file, text.replaceAll('\n', '\r\n'))
  expect(await load()).toMatchObject({code: 0})
})

test('a backup is not replaced by one of a dataset that has lost everything [EXPORT-1]', async () => {
  const backup = path.join(folder, 'last')
  await lake.client.createOrReplace({_id: 'siteSettings', _type: 'siteSettings', phone: '1'})
  expect(await run('export', [backup], lake.url)).toMatchObject({code: 0})
  const before = await readFile(path.join(backup, 'data.ndjson'), 'utf8')
  const empty = await startLake()
  onTestFinished(() => empty.stopAndDelete())
  const {code, output} = await run('export', [backup, '--overwrite'], empty.url)
  expect(output).toContain(`The dataset holds no document that this token may read`)
  expect(code).toBe(1)
  expect(await readFile(path.join(backup, 'data.ndjson'), 'utf8')).toBe(before)
})

test('a document that only looks like an uploaded file ends the export, whatever its own server says of the bytes', async () => {
  const bytes = 'code of somebody else'
  const elsewhere = await startServer((_, response) => {
    response.setHeader('x-sanity-md5', createHash('md5').update(bytes).digest('hex'))
    response.end(bytes)
  })
  onTestFinished(async () => {
    elsewhere.stop()
    await lake.client.delete('file-forged-ts')
  })
  const forged = {_id: 'file-forged-ts', _type: 'sanity.fileAsset', url: elsewhere.url}
  const reasons = {
    ['a'.repeat(40)]: `${elsewhere.url} did not arrive as it was stored`,
    '../../scripts/export': 'file-forged-ts has a checksum that no picture or file of Sanity has',
  }
  for (const [sha1hash, reason] of Object.entries(reasons)) {
    await lake.client.createOrReplace({...forged, sha1hash})
    const {code, output} = await run('export', [path.join(folder, 'forged')], lake.url)
    expect(output).toContain(reason)
    expect(code).toBe(1)
  }
  expect((await readdir(folder)).filter((name) => name.startsWith('forged'))).toEqual([])
})

test('a second export to the same folder refuses, and one that was killed blocks nobody', async () => {
  const backup = path.join(folder, 'twice')
  const asked = Promise.withResolvers<void>()
  const silent = await startServer(() => asked.resolve())
  const first = spawn(process.execPath, ['scripts/export.ts', backup], {
    env: {
      ...bareEnvironment(),
      ENV_FILE: 'none',
      SANITY_API_HOST: silent.url,
      SANITY_AUTH_TOKEN: token,
    },
    stdio: 'ignore',
  })
  await asked.promise
  const second = await run('export', [backup], lake.url)
  expect(second.output).toBe(
    `Another export is writing to ${backup}. Run this one again when that one has ended, or name another folder.\n`,
  )
  expect(second.code).toBe(1)
  await killProcess(first)
  silent.stop()
  expect(await run('export', [backup], lake.url)).toMatchObject({code: 0})
  const own = (await readdir(folder)).filter((name) => name.startsWith('twice'))
  expect(own).toEqual(['twice'])
})

function run(script: string, args: string[], url: string) {
  return runScript(script, args, {SANITY_API_HOST: url, SANITY_AUTH_TOKEN: token})
}
