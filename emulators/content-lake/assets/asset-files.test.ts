import {mkdir, mkdtemp, readdir, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {removeStaleParts, writeFileAtomically} from './asset-files.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'asset-files-'))
afterAll(() => rm(folder, {recursive: true, force: true}))

test('a file that cannot be stored leaves no part of it', async () => {
  const taken = path.join(folder, 'failed', 'taken')
  await mkdir(path.join(taken, 'by-a-folder'), {recursive: true})
  await expect(writeFileAtomically(taken, Buffer.from('content'))).rejects.toThrow('rename')
  expect(await readdir(path.join(folder, 'failed'))).toEqual(['taken'])
})

test('parts that a killed process left are removed, those being written and whole files stay', async () => {
  const dataset = path.join(folder, 'killed', 'production')
  await mkdir(dataset, {recursive: true})
  const twoHoursAgo = Date.now() / 1000 - 7200
  for (const name of ['old.part', 'new.part', 'old.png']) {
    await writeFile(path.join(dataset, name), '')
    if (name.startsWith('old')) await utimes(path.join(dataset, name), twoHoursAgo, twoHoursAgo)
  }
  removeStaleParts(path.join(folder, 'killed'))
  expect((await readdir(dataset)).toSorted()).toEqual(['new.part', 'old.png'])
  removeStaleParts(path.join(folder, 'not-there'))
})
