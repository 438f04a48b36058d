import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterEach, beforeEach, expect, test} from 'vitest'

import {seedDocuments} from '../support/content/seed-documents.ts'
import {startLake} from '../support/lake/running-lake.ts'
import {runScript} from '../support/services/run-script.ts'
import {redAndBlueImage} from './content-lake/support/images.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-content-'))
})
afterEach(() => rm(folder, {recursive: true, force: true}))

test('a first start that ended while pictures were loaded is made up for by the next', async () => {
  const lake = await startLake({dataFolder: path.join(folder, 'data/content-lake')})
  await lake.client.assets.upload('image', await redAndBlueImage(64, 40))
  await lake.stop()
  const {code, output} = await run('export', [path.join(folder, 'copy')])
  expect(output).toContain(`${seedDocuments.length} documents`)
  expect(code).toBe(0)
})

test('a backup that is loaded into a new local content lake is all that is there', async () => {
  const backup = path.join(folder, 'backup')
  const document = {_id: 'siteSettings', _type: 'siteSettings', phone: '+13055550123'}
  await mkdir(backup)
  await writeFile(path.join(backup, 'data.ndjson'), `${JSON.stringify(document)}\n`)
  expect(await run('seed', [backup])).toMatchObject({code: 0})
  const copy = path.join(folder, 'copy')
  expect(await run('export', [copy])).toMatchObject({code: 0})
  const text = await readFile(path.join(copy, 'data.ndjson'), 'utf8')
  expect(JSON.parse(text)).toEqual({...document, _createdAt: expect.any(String)})
})

/** Without a content lake of its own, so that the command starts the local one. */
function run(script: string, args: string[]) {
  return runScript(script, args, {EMULATOR_DATA: path.join(folder, 'data')})
}
